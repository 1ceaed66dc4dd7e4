import type { CollectionAfterDeleteHook } from 'payload';

/** A résumé is deleted with its application. */
export const removeResume: CollectionAfterDeleteHook = async ({ doc, req }) => {
	const resume: unknown = typeof doc.resume === 'object' ? doc.resume?.id : doc.resume;
	if (typeof resume === 'number') await req.payload.delete({ collection: 'resumes', id: resume, req });
};
