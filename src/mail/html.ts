const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(value: string): string {
  return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Safe HTML, built with {@link html}; all else is text. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A template that escapes its values, except {@link Html}. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const rendered = values.map((value) => {
    if (value instanceof Html) return value.text;
    return Array.isArray(value) ? value.map((item) => item.text).join('') : escaped(value);
  });
  return new Html(String.raw({ raw: parts }, ...rendered));
}
