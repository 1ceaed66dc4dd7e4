import { z } from 'zod';

/** Where a signed link to the preview of a release leads on the site. */
export const releasePreviewPath = '/release-preview';

/** `GET /api/preview/release` of the studio: of each part that the release changes, what differs. */
export const ReleasePreview = z.object({ name: z.string(), parts: z.record(z.string(), z.unknown()) });
export type ReleasePreview = z.infer<typeof ReleasePreview>;
