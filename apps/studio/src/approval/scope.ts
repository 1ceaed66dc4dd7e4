import type { PayloadRequest } from 'payload';
import type { Scope } from './regulated-fields.ts';

export const scopeOf = async (req: PayloadRequest): Promise<Scope> =>
	(await req.payload.findGlobal({ slug: 'approval', depth: 0, req })).scope ?? 'off';
