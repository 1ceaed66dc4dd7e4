/** Spanish for words in the specifications and boxes of several products, by the English. */
const words: Record<string, string> = {
	'Respiratory Control Swab Kit': 'Kit de hisopos de control respiratorio',
	'Blood Glucose Meter Starter Kit': 'Kit de inicio con medidor de glucosa',
	'Connected Glucose Meter': 'Medidor de glucosa conectado',
	'Glucose Control Solution': 'Solución de control de glucosa',
	'Anterior nasal swab': 'Hisopo nasal anterior',
	'Nasal or nasopharyngeal swab': 'Hisopo nasal o nasofaríngeo',
	'Throat swab': 'Hisopo faríngeo',
	Urine: 'Orina',
	Stool: 'Heces',
	'Whole blood, serum or plasma': 'Sangre total, suero o plasma',
	'Fingerstick whole blood': 'Sangre total capilar del dedo',
	'Colloidal gold lateral flow immunoassay': 'Inmunoensayo de flujo lateral con oro coloidal',
	'Competitive lateral flow immunoassay': 'Inmunoensayo competitivo de flujo lateral',
	'Electrochemical biosensor': 'Biosensor electroquímico',
	'Dry clinical chemistry': 'Química clínica seca',
	'Point of care, professional use': 'Lugar de atención, uso profesional',
	'Home, self-testing': 'En casa, autoprueba',
	'Home and professional use': 'En casa y uso profesional',
	'Workplace and forensic screening': 'Cribado laboral y forense',
	'protein antigens from influenza A, influenza B and SARS-CoV-2':
		'antígenos proteicos de la gripe A, la gripe B y el SARS-CoV-2',
	'nucleocapsid protein antigens from SARS-CoV-2': 'antígenos de la proteína de la nucleocápside del SARS-CoV-2',
	'RT-PCR': 'RT-PCR',
	'GC/MS or LC/MS': 'GC/MS o LC/MS',
	'Bacterial culture': 'Cultivo bacteriano',
	'Laboratory analysis of urine': 'Análisis de orina en el laboratorio',
	'Laboratory immunoassay': 'Inmunoensayo de laboratorio',
	'Microscopy of thick films': 'Microscopía de gota gruesa',
	'Positive (PPA) and negative (NPA) percent agreement with the comparator, with 95% intervals by Wilson’s method. Fictitious figures.':
		'Porcentaje de concordancia positiva (PPA) y negativa (NPA) con el método de comparación, con intervalos del 95 % según el método de Wilson. Cifras ficticias.',
};

/** Figures with a unit; the figure itself is copied. */
const counted: [RegExp, string][] = [
	[/^(\d+) minutes$/, '$1 minutos'],
	[/^(\d+) seconds$/, '$1 segundos'],
	[/^(\d+) months$/, '$1 meses'],
	[/^(\d+) months; (\d+) months once opened$/, '$1 meses; $2 meses una vez abierto'],
	[/^1 test per kit$/, '1 prueba por kit'],
	[/^(\d+) tests per kit$/, '$1 pruebas por kit'],
	[/^(\d+) strips$/, '$1 tiras'],
	[/^(\d+) pairs$/, '$1 pares'],
	[/^1 set$/, '1 juego'],
	[/^1 bottle$/, '1 frasco'],
	[/^1 bottle each$/, '1 frasco de cada uno'],
	[/^1 vial each$/, '1 vial de cada uno'],
];

/** Signs and figures that are the same in every language. */
const alike = /^[\d\s–.%°CF()/]+$/;

/** The Spanish of a value, or an error, so that no text stays in another language unnoticed. */
export function inSpanish(value: string): string {
	if (alike.test(value)) return value;
	const found = Object.hasOwn(words, value) ? words[value] : undefined;
	const [pattern, said] = counted.find(([expression]) => expression.test(value)) ?? [];
	const spanish = found ?? (pattern && said && value.replace(pattern, said));
	if (!spanish) throw new Error(`there is no Spanish for “${value}”`);
	return spanish;
}
