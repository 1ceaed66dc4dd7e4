import { withoutValues } from './without-values.ts';

type LogMethod = (...told: never[]) => void;

/** Options of Payload's logger. Database errors contain the values of the statement, which must not be logged. */
export const logOptions = {
	base: { program: 'studio' },
	hooks: {
		logMethod(told: unknown[], method: LogMethod) {
			Reflect.apply(method, this, told.map(withoutValues));
		},
	},
};
