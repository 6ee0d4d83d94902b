import type { Config } from 'tailwindcss';

export default {
  content: ['./src/**/*.{astro,tsx}'],
  // Colors carry their opacity themselves.
  corePlugins: {
    backgroundOpacity: false,
    borderOpacity: false,
    divideOpacity: false,
    placeholderOpacity: false,
    ringOpacity: false,
    textOpacity: false,
  },
  theme: {
    screens: { sm: '480px', md: '768px', lg: '1024px', nav: '1180px', xl: '1280px', '2xl': '1600px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#fff',
      black: '#000',
      ground: { DEFAULT: '#0b0a0d', raised: '#141217', high: '#1d1a21', line: '#2c2832', edge: '#6f6879' },
      ink: { DEFAULT: '#f5f1ea', soft: '#c9c2cf', mute: '#9e96a8' },
      marquee: { DEFAULT: '#ffb92e', bright: '#ffd27a', deep: '#3a2a08' },
      danger: { DEFAULT: '#ff7a6b', deep: '#3a1512' },
      good: { DEFAULT: '#63d8a0', deep: '#0f3023' },
    },
    // src/styles/base.css names the web fonts and their fallbacks.
    fontFamily: { sans: 'var(--text)', display: 'var(--display)', mono: 'ui-monospace, monospace' },
    fontSize: {
      xs: ['0.75rem', '1rem'],
      sm: ['0.875rem', '1.25rem'],
      base: ['1rem', '1.5rem'],
      lg: ['1.125rem', '1.75rem'],
      xl: ['1.375rem', '1.75rem'],
      '2xl': ['1.75rem', '2.125rem'],
      '3xl': ['2.25rem', '2.5rem'],
      '4xl': ['clamp(2.25rem, 1.6rem + 2.8vw, 3.75rem)', '1.04'],
      '5xl': ['clamp(2.5rem, 1.5rem + 4.5vw, 5rem)', '1'],
    },
    borderRadius: { none: '0', sm: '4px', DEFAULT: '8px', lg: '12px', xl: '20px', full: '9999px' },
    extend: {
      maxWidth: { page: '1600px', prose: '68ch' },
      boxShadow: {
        lift: '0 18px 40px -12px rgb(0 0 0 / 0.75)',
        menu: '0 24px 60px -12px rgb(0 0 0 / 0.85)',
      },
      transitionDuration: { DEFAULT: '160ms' },
      icons: {
        more: "path('M2 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0M8 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0M14 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0')",
        dismissed:
          "path(evenodd, 'M10 1a9 9 0 1 1 0 18a9 9 0 1 1 0-18M3.5 7.1a7 7 0 0 0 9.4 9.4zM7.1 3.5l9.4 9.4a7 7 0 0 0-9.4-9.4z')",
      },
    },
  },
} satisfies Config;
