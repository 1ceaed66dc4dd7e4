import { withoutValues } from './without-values.ts';

type LogMethod = (...told: never[]) => void;

/** Of Payload's log. Its errors come with all that a statement was given; that is for nobody who reads a log. */
export const logOptions = {
	base: { program: 'studio' },
	hooks: {
		logMethod(told: unknown[], method: LogMethod) {
			Reflect.apply(method, this, told.map(withoutValues));
		},
	},
};
