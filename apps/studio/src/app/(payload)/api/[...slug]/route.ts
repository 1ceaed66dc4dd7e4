import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { endingTurns } from '../../../../access/password-turns.ts';

const post = REST_POST(config);
const patch = REST_PATCH(config);

export const GET = REST_GET(config);
export const POST: typeof post = (...call) => endingTurns(() => post(...call));
export const DELETE = REST_DELETE(config);
export const PATCH: typeof patch = (...call) => endingTurns(() => patch(...call));
export const PUT = REST_PUT(config);
export const OPTIONS = REST_OPTIONS(config);
