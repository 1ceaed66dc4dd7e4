/** The words of pages, instructions and guides for reading a result, in one language. */
export type ReadingWords = {
	time: (seconds: number) => string;
	/** When to read and until when; `times` may concern several things. */
	when: (times: readonly { at: string; of?: string | undefined; isAtOnce: boolean }[], until: string | null) => string;
	control: string;
	sees: {
		onlyControl: string;
		onlyControls: string;
		linesAt: (marks: string) => string;
		/** For two strips with the same mark. */
		linesAtOn: (mark: string, strip: 'upper' | 'lower') => string;
		everyStrip: string;
		faintAt: (marks: string) => string;
		several: string;
		noneAt: (mark: string) => string;
		nothing: string;
		noControl: string;
		noControlOnOne: string;
		late: string;
		noLine: (mark: string) => string;
		anyLine: (mark: string) => string;
		lighter: (mark: string, other: string) => string;
		equal: (mark: string, other: string) => string;
		darker: (mark: string, other: string) => string;
		grade: (mark: string, grade: 'lightest' | 'middle' | 'darkest') => string;
		pad: (name: string) => string;
		value: string;
		error: string;
	};
	titles: {
		negative: string;
		positive: (name: string) => string;
		positiveEach: string;
		positiveThere: string;
		positiveOnStrip: string;
		presumptive: (name: string) => string;
		invalid: string;
		none: string;
		seeInstructions: string;
		nearest: string;
		value: string;
	};
	texts: {
		worked: string;
		counts: string;
		anyStrength: string;
		each: string;
		lineIsNegative: string;
		missingIsPositive: string;
		eachStrip: string;
		notWorked: string;
		late: (time: string) => string;
		lateAfter: (time: string) => string;
		lateUnknown: string;
		compared: string;
		fields: string;
		value: string;
		error: string;
	};
	next: {
		positive: { staff: string; home: string };
		negative: { staff: string; home: string };
		presumptive: string;
		repeat: string;
		error: string;
	};
	/** The space between sentences. */
	gap: string;
	/** Marks of which any may appear. */
	anyOf: (marks: readonly string[]) => string;
	twin: string;
	notInstead: string;
};
