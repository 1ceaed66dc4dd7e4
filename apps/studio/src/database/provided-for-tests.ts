/** The one PostgreSQL of a test run, and a data folder that has the sample. */
export interface ProvidedStudio {
	url: string;
	administratorUrl: string;
	dataDir: string;
	/** Of this run; another one may run in another checkout. */
	firstPort: number;
}

declare module 'vitest' {
	interface ProvidedContext {
		studio: ProvidedStudio;
	}
}
