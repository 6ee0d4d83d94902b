import { mix, type Colour } from './colour.ts';
import type { Dice } from './dice.ts';

/** Five colours from darkest to lightest; `hot` is the accent. */
interface Palette {
  night: Colour;
  deep: Colour;
  mid: Colour;
  hot: Colour;
  pale: Colour;
}

/** The ground of a palette: dark, paper, a full colour, or glowing behind a page. */
export type Mood = 'dark' | 'paper' | 'bold' | 'screen';

/** The colours of a scene by purpose. */
export interface Inks {
  sky: Colour;
  /** Close to the sky: distant things. */
  far: Colour;
  mid: Colour;
  /** The foreground, below lettering. */
  near: Colour;
  accent: Colour;
  /** Contrasts with the sky: stars, lines, light. */
  spark: Colour;
  night: Colour;
  pale: Colour;
}

type Five = [Colour, Colour, Colour, Colour, Colour];

const palette = (text: string): Palette => {
  const [night, deep, mid, hot, pale] = text.split(' ').map((hex): Colour => `#${hex}`) as Five;
  return { night, deep, mid, hot, pale };
};

const family = (...texts: string[]): Palette[] => texts.map(palette);

const CLASSIC = family(
  '14213d 1f3a5f 4f7ca8 fca311 f6efe0',
  '1d1a26 4a2545 9a348e ff7a4d fbe9d0',
  '10302f 1b5450 3f9185 ff8552 f4ecd8',
  '221d23 4f3824 c4643a ffb53b f7eddc',
);

/** Palettes by TMDB genre id; equivalent genres of movies and series share one. */
const BY_GENRE: Record<number, Palette[]> = {
  28: family(
    '150f14 4a1219 c1272d ff9f1c fff1d6',
    '0d1b2a 1b3a57 e4572e ffc145 f4f1e6',
    '16161d 3a2b52 e83f6f ffbf00 f7f3ea',
  ),
  12: family(
    '0b2b33 14555a 2f9c8f ffb347 fbf1d9',
    '1a2238 2d4a7c 4f8fc0 ff8c42 fdf3dd',
    '21231a 4b5b2f 8fa347 f2933f f7f0d8',
  ),
  16: family(
    '231651 4a2fa0 2ec4b6 ff6b6b fff4de',
    '0b3954 087e8b 5fc9c4 ff5a5f fdf6e3',
    '2b1a3d 7a2a72 ef5d8f ffc43d fff3df',
  ),
  35: family(
    '1f2a44 b8336a ff8fa3 ffd23f fff6e0',
    '0e3b43 1b7f79 7fd1ae ff6f59 fff4d9',
    '2a1e3f e2543c f79f79 f7d64a fff7e2',
  ),
  80: family(
    '0c0d12 2a2d37 5f6675 d7263d f0ead6',
    '10141a 23373b 4b7a78 e8b04b efe8d5',
    '17110f 42261d 9c4a26 f0a202 f3e8d2',
  ),
  99: family(
    '17191c 33403f 7c8f8a e94f37 f3efe3',
    '0f2231 28536b 6f9bb0 f4b942 f5efdf',
    '1c2118 46543a 94a76d e2711d f4f0de',
  ),
  18: family(
    '1b1d2f 3d3b63 8a6fa8 f28f6b f8ebdc',
    '122027 2b4a55 7ba0a3 e8a87c f6ecdd',
    '241a1d 5c3239 b5616a f1b56b f8ecdb',
  ),
  10751: family(
    '123a54 1f7a8c 6cc5b9 ff9f4a fff3d8',
    '2b2250 5b4bb0 9d8df1 ffb84d fff2dd',
    '17402a 3a8a4d a3cf62 ff7f50 fff6da',
  ),
  14: family(
    '160f30 3b2a78 7a5cc9 f6ae2d f9eed8',
    '0a2430 12505a 3ba99c f0c75e f3efdc',
    '240f24 5e2557 b0478f ffb86b fbebdd',
  ),
  36: family(
    '20160f 553a22 a87435 e0b04a f5ead0',
    '1a1f2b 3f4a5a 8d7b62 d98f3e f3e9d3',
    '231413 652622 a8482e dba747 f4e8d0',
  ),
  27: family(
    '0a0a0c 241014 6b0f1a e01e37 f0e6d8',
    '07110f 12302a 2f6b55 c7f464 ecefdb',
    '0e0a17 2b1a40 5d3a80 ff5e3a f2e7e4',
  ),
  10402: family(
    '1a0b2e 551a8b d6336c ffb627 fff0e0',
    '0b1d3a 173f7a 2fa4c9 ff4f79 f8f0e3',
    '1e1410 7a2e1d e2622e f7b32b fbf0da',
  ),
  9648: family(
    '0d1321 1d2d44 4f6d8f f0b429 f0ebd8',
    '13141a 372a4a 79589f e7c24b f1e9dd',
    '0c1c1a 1d443d 50877b f08a4b efe9d9',
  ),
  10749: family(
    '3b0d2c 8a1c4a e8567f ff9a76 fff0e4',
    '2a1a3e 6d3b79 d782ba ffb88a fdeee4',
    '4a1020 a8243f ef6f6c ffc15e fff1e0',
  ),
  878: family(
    '05071a 12205c 3457d5 ff4d6d eaf0ff',
    '04151f 0b3c49 16a6b6 ff9f1c e8f6f3',
    '0d0628 35127a 8a3ffc 2de2e6 f1ebff',
    '0b0f14 26303b 6c8294 ff6a13 f2f0ea',
  ),
  10770: family('1c2541 3a506b 6fa3a8 ff8a5b f6efe0', '2a1f3d 65436b b57ba6 f2b35e f8efe4'),
  53: family(
    '0b0e13 1c2a35 47687a ff3d2e efece2',
    '101010 2f2f33 6e6a67 f4d03f f2efe6',
    '0a161a 15383f 357a7d ff7043 eceee2',
  ),
  10752: family(
    '16170f 3c3f26 7d7f4a c8442c efe6ca',
    '191512 47372a 8f7350 d95f2a f1e6cf',
    '0f171c 2c3f47 6f868a d8412f efe9d6',
  ),
  37: family(
    '2a0f0b 7a2816 cf5426 f7a531 fbe8c3',
    '1f1a2b 5a3145 c45b4a f9b24e fbe9cb',
    '231508 6b3d17 b9752d f0b541 f7e9c6',
  ),
  10763: family('0c1b33 173f73 4f86c6 e63946 f3f3ee'),
  10764: family('220a36 7a1fa2 ef476f ffd166 fff4e3', '06283d 1363a0 47b5d9 ff7b54 f7f3e3'),
  10766: family('38102a 8d2152 e56b8c f9c06a fff0e6'),
  10767: family('10193a 27408b 5d8be0 ffc233 f8f2e4', '1f1029 63307d c168c9 ffb34a fbf0e6'),
};

/** TMDB's series-only genres, mapped to movie genres. */
const SAME_AS: Record<number, number> = { 10759: 28, 10762: 10751, 10765: 878, 10768: 10752 };

/** A palette for a genre; a classic one for an unknown genre. */
export function choosePalette(genre: number | undefined, dice: Dice): Palette {
  const choices = genre === undefined ? undefined : BY_GENRE[SAME_AS[genre] ?? genre];
  return dice.pick(choices ?? CLASSIC);
}

/** The palette's inks for a mood. */
export function layInks({ night, deep, mid, hot, pale }: Palette, mood: Mood): Inks {
  const common = { night, pale };
  switch (mood) {
    case 'dark':
      return {
        ...common,
        sky: night,
        far: deep,
        mid,
        near: mix(night, '#000000', 0.45),
        accent: hot,
        spark: pale,
      };
    case 'screen':
      return {
        ...common,
        sky: mix(night, deep, 0.55),
        far: mix(deep, mid, 0.35),
        mid,
        near: mix(night, '#000000', 0.35),
        accent: hot,
        spark: pale,
      };
    case 'paper':
      return { ...common, sky: pale, far: mix(pale, mid, 0.4), mid, near: night, accent: hot, spark: deep };
    case 'bold':
      return {
        ...common,
        sky: hot,
        far: mix(hot, '#ffffff', 0.32),
        mid: deep,
        near: night,
        accent: pale,
        spark: pale,
      };
  }
}
