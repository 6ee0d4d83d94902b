import { expect, request as requests, type APIRequestContext, type Page } from '@playwright/test';
import { onceAWorker } from './once-a-worker.ts';
import { newcomer, register } from './people.ts';

/** Another user, without a browser. */
export interface OtherPerson {
  fullName: string;
  write(movieId: number, ...texts: string[]): Promise<void>;
  rate(movieId: number, stars: number): Promise<void>;
}

/** Registers a user who writes and rates through the backend. */
export async function otherPerson(request: APIRequestContext, fullName: string): Promise<OtherPerson> {
  const person = newcomer(fullName);
  await register(request, person);
  const key = /sb_publishable_[\w-]+/.exec(await (await request.get('/movies')).text())?.[0] ?? '';
  const { email, password } = person;
  const answer = await request.post('/embedded/backend/auth/v1/token?grant_type=password', {
    headers: { apikey: key },
    data: { email, password },
  });
  const session = (await answer.json()) as { access_token: string; user: { id: string } };
  async function insert(table: string, row: object): Promise<void> {
    const inserted = await request.post(`/embedded/backend/rest/v1/${table}`, {
      headers: { apikey: key, authorization: `Bearer ${session.access_token}` },
      data: { user_id: session.user.id, ...row },
    });
    expect(inserted.status(), await inserted.text()).toBe(201);
  }
  return {
    fullName,
    async write(movieId, ...texts) {
      for (const review of texts) await insert('movie_reviews', { movie_id: movieId, review });
    },
    rate: (movieId, stars) => insert('movie_ratings', { movie_id: movieId, rating: stars }),
  };
}

/** Bob, another user. */
export const bob = onceAWorker(async (baseURL) =>
  otherPerson(await requests.newContext({ baseURL }), 'Bob Example'),
);

/** The section with ratings and reviews. */
export const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Reviews' });

/** The reviews on the page. */
export const shownReviews = (page: Page) => reviewsOf(page).getByRole('article');

/** The review with this text. */
export const reviewWith = (page: Page, text: string) => shownReviews(page).filter({ hasText: text });

/** Opens a movie's page and waits until its reviews are ready. */
export async function openMovie(page: Page, id: number, search = ''): Promise<void> {
  await page.goto(`/movie/${id}${search}`);
  // It hydrates on use at the latest.
  await page.getByLabel('Your review').hover();
  await expect(page.locator('#reviews astro-island[ssr]')).toHaveCount(0);
  await expect(page.getByLabel('Your review')).toBeEditable();
  await expect(page.locator('#reviews [aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** Writes and posts a review. */
export async function post(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your review').fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
}
