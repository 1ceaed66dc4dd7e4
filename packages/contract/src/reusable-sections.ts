import { z } from 'zod';
import { ChangedOn } from './changed.ts';
import { Section } from './sections.ts';

/**
 * Sections that several pages show. The pages of a snapshot already contain them: this list is for the studio, which
 * checks them and imports the sample's like all content.
 */
export const ReusableSection = z.object({
	id: z.int().positive(),
	/** Its name for staff. */
	name: z.string().min(1),
	sections: z.array(Section).min(1),
	changedOn: ChangedOn,
});
export type ReusableSection = z.infer<typeof ReusableSection>;
