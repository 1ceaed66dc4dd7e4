import { z } from 'zod';

/** The day on which the studio last saved an item; content from other sources may lack it. */
export const ChangedOn = z.iso.date().optional();
