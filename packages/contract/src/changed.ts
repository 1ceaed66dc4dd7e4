import { z } from 'zod';

/** The day on which the studio last saved an item; what comes from elsewhere may not say. */
export const ChangedOn = z.iso.date().optional();
