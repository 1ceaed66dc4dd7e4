import type { ReadingWords } from '@site/contract/reading-words';

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
const grades = { lightest: 'más claro', middle: 'del medio', darkest: 'más oscuro' };

export const readingEs: ReadingWords = {
	time: (seconds) => (seconds % 60 === 0 ? counted(seconds / 60, 'minuto') : counted(seconds, 'segundo')),
	when: (times, until) => {
		const parts = times.map(
			({ at, of, isAtOnce }) =>
				`${of ? `${of} ` : ''}${isAtOnce ? 'de inmediato' : at.startsWith('1 ') ? `al cabo de ${at}` : `a los ${at}`}`,
		);
		if (parts.length === 0) return 'Lea como indica el procedimiento.';
		return until ? `Lea ${parts.join(', ')} y no después de ${until}.` : `Lea ${parts.join(', ')}.`;
	},
	control: 'C es la línea de control: indica que la prueba ha funcionado.',
	sees: {
		onlyControl: 'Una línea en C y ninguna otra',
		onlyControls: 'Una línea en C en ambas tiras y ninguna otra',
		linesAt: (marks) => `Líneas en C y ${marks}`,
		linesAtOn: (mark, strip) => `Líneas en C y ${mark} en la tira ${strip === 'upper' ? 'superior' : 'inferior'}`,
		everyStrip: 'Dos líneas, C y T, en todas las tiras',
		faintAt: (marks) => `Una línea tenue en ${marks}`,
		several: 'Una línea en C y varias más',
		noneAt: (mark) => `Una línea en C, ninguna en ${mark}`,
		nothing: 'Ninguna línea',
		noControl: 'Ninguna línea en C, pero una en otro lugar',
		noControlOnOne: 'Una tira sin línea en C',
		late: 'He mirado demasiado tarde',
		noLine: (mark) => `Ninguna línea en ${mark}`,
		anyLine: (mark) => `Una línea en ${mark}, por tenue que sea`,
		lighter: (mark, other) => `${mark} es más clara que ${other}`,
		equal: (mark, other) => `${mark} es tan oscura como ${other}`,
		darker: (mark, other) => `${mark} es más oscura que ${other}`,
		grade: (mark, grade) => `${mark} se parece más al campo ${grades[grade]}`,
		pad: (name) => `El color de la almohadilla: ${name}`,
		value: 'Un número',
		error: 'Un código de error en lugar de un número',
	},
	titles: {
		negative: 'Negativo',
		positive: (name) => `Positivo: ${name}`,
		positiveEach: 'Positivo para cada una de ellas',
		positiveThere: 'Positivo para la marca en la que aparece',
		positiveOnStrip: 'Positivo para lo que detecta la tira en la que aparece',
		presumptive: (name) => `Positivo presunto: ${name}`,
		invalid: 'No válido',
		none: 'Sin resultado',
		seeInstructions: 'Consulte el último paso del procedimiento',
		nearest: 'El color más parecido es el resultado',
		value: 'El valor, con su unidad',
	},
	texts: {
		worked: 'La línea en C indica que la prueba ha funcionado.',
		counts: 'Una línea cuenta, por tenue que sea.',
		anyStrength: 'La intensidad de la línea no importa.',
		each: 'El resultado es positivo para cada línea visible.',
		lineIsNegative: 'En esta prueba una línea significa negativo, por tenue que sea.',
		missingIsPositive: 'En esta prueba la línea que falta es el resultado positivo, y es preliminar.',
		eachStrip: 'Cada tira se lee por separado.',
		notWorked: 'Sin línea en C la prueba no ha funcionado, aparezca lo que aparezca.',
		late: (time) => `El resultado vale a los ${time}.`,
		lateAfter: (time) => `Lo que aparece después de ${time} no tiene significado.`,
		lateUnknown: 'El resultado vale en el momento que indica el procedimiento.',
		compared: 'El último paso del procedimiento dice qué significa la línea.',
		fields: 'Compare con buena luz.',
		value: 'Lea el valor y su unidad en la pantalla.',
		error: 'No hay resultado.',
	},
	next: {
		positive: {
			staff: 'Anote el resultado y decida junto con los antecedentes y los demás hallazgos.',
			home: 'Hable con un médico o un farmacéutico sobre los pasos siguientes.',
		},
		negative: {
			staff: 'Anote el resultado. Repita la prueba, o use otro método, si los hallazgos siguen apuntando a ello.',
			home: 'No descarta lo que busca la prueba. Hable con un médico si se encuentra mal o tiene dudas.',
		},
		presumptive: 'Haga que se confirme con un método más específico antes de actuar.',
		repeat: 'Repita con una prueba nueva. Si vuelve a ocurrir, llámenos.',
		error: 'Repita la prueba. Si vuelve a ocurrir, llámenos.',
	},
	gap: ' ',
	anyOf: (marks) => (marks.length > 1 ? `${marks.slice(0, -1).join(', ')} o ${marks.at(-1)}` : marks.join()),
	twin: 'La carcasa contiene dos tiras, y cada una tiene su propia línea de control.',
	notInstead: 'Esto no sustituye ni a las instrucciones de uso ni a un profesional sanitario.',
};
