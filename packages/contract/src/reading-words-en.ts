import type { ReadingWords } from './reading-words.ts';

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

export const readingEn: ReadingWords = {
	time: (seconds) => (seconds % 60 === 0 ? counted(seconds / 60, 'minute') : counted(seconds, 'second')),
	when: (times, until) => {
		const parts = times.map(
			({ at, of, isAtOnce }) => `${of ? `${of} ` : ''}${isAtOnce ? 'straight away' : `at ${at}`}`,
		);
		if (parts.length === 0) return 'Read as the procedure says.';
		return until ? `Read ${parts.join(', ')}, and not after ${until}.` : `Read ${parts.join(', ')}.`;
	},
	control: 'C is the control line: it shows that the test has worked.',
	sees: {
		onlyControl: 'A line at C and no other',
		onlyControls: 'A line at C on both strips and no other',
		linesAt: (marks) => `Lines at C and ${marks}`,
		linesAtOn: (mark, strip) => `Lines at C and ${mark} on the ${strip} strip`,
		everyStrip: 'Two lines, C and T, on every strip',
		faintAt: (marks) => `A faint line at ${marks}`,
		several: 'A line at C and more than one other',
		noneAt: (mark) => `A line at C, none at ${mark}`,
		nothing: 'No line at all',
		noControl: 'No line at C, but one elsewhere',
		noControlOnOne: 'A strip without a line at C',
		late: 'I looked too late',
		noLine: (mark) => `No line at ${mark}`,
		anyLine: (mark) => `A line at ${mark}, however faint`,
		lighter: (mark, other) => `${mark} is lighter than ${other}`,
		equal: (mark, other) => `${mark} is as dark as ${other}`,
		darker: (mark, other) => `${mark} is darker than ${other}`,
		grade: (mark, grade) => `${mark} is nearest to the ${grade} field`,
		pad: (name) => `The color of the pad: ${name}`,
		value: 'A number',
		error: 'An error code instead of a number',
	},
	titles: {
		negative: 'Negative',
		positive: (name) => `Positive: ${name}`,
		positiveEach: 'Positive for each of them',
		positiveThere: 'Positive for the mark at which it shows',
		positiveOnStrip: 'Positive for what the strip with the line looks for',
		presumptive: (name) => `Presumptive positive: ${name}`,
		invalid: 'Invalid',
		none: 'No result',
		seeInstructions: 'See the last step of the procedure',
		nearest: 'The nearest color is the result',
		value: 'The value, with its unit',
	},
	texts: {
		worked: 'The line at C shows that the test has worked.',
		counts: 'A line counts, however faint it is.',
		anyStrength: 'How dark the line is does not matter.',
		each: 'The result is positive for each line that you see.',
		lineIsNegative: 'On this test a line means negative, however faint it is.',
		missingIsPositive: 'On this test the missing line is the positive result, and it is preliminary.',
		eachStrip: 'Each strip is read by itself.',
		notWorked: 'Without a line at C the test has not worked, whatever else shows.',
		late: (time) => `The result holds at ${time}.`,
		lateAfter: (time) => `What shows after ${time} has no meaning.`,
		lateUnknown: 'The result holds at the time that the procedure says.',
		compared: 'The last step of the procedure says what the line means.',
		fields: 'Compare in good light.',
		value: 'Read the value and its unit from the display.',
		error: 'There is no result.',
	},
	next: {
		positive: {
			staff: 'Record the result, and decide on it together with the history and the other findings.',
			home: 'Speak with a doctor or a pharmacist about what comes next.',
		},
		negative: {
			staff: 'Record the result. Test again, or with another method, if the findings still point to it.',
			home: 'It does not rule out what the test looks for. Speak with a doctor if you feel unwell or are in doubt.',
		},
		presumptive: 'Have it confirmed by a more specific method before anyone acts on it.',
		repeat: 'Repeat with a new test. If it happens again, call us.',
		error: 'Repeat the test. If it happens again, call us.',
	},
	gap: ' ',
	anyOf: (marks) => (marks.length > 1 ? `${marks.slice(0, -1).join(', ')} or ${marks.at(-1)}` : marks.join()),
	twin: 'The housing holds two strips, and each has its own control line.',
	notInstead: 'This replaces neither the instructions for use nor a clinician.',
};
