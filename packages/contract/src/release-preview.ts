import { z } from 'zod';

/** The page of the site that a signed link to the preview of a release leads to. */
export const releasePreviewPath = '/release-preview';

/** `GET /api/preview/release` of the studio: the changes in each part that the release changes. */
export const ReleasePreview = z.object({ name: z.string(), parts: z.record(z.string(), z.unknown()) });
export type ReleasePreview = z.infer<typeof ReleasePreview>;
