import type { LoincCode, Specimen } from '@site/contract/laboratory-codes';

/** The release of LOINC that the codes were checked against. */
export const loincVersion = '2.78';

/** English, Chinese, SNOMED CT where it is certain, and the systems of LOINC that stand for it. */
type SpecimenRow = readonly [en: string, cn: string, snomed: string, ...systems: string[]];

const upperRespiratory = ['Respiratory system specimen.upper', 'Respiratory system specimen'];

const specimenRows = {
	nasalSwab: ['Anterior nasal swab', '前鼻腔拭子', '697989009', ...upperRespiratory],
	nasopharyngealSwab: ['Nasopharyngeal swab', '鼻咽拭子', '258500001', 'Nph', ...upperRespiratory],
	throatSwab: ['Throat swab', '咽拭子', '258529004', 'Thrt', ...upperRespiratory],
	urine: ['Urine', '尿液', '122575003', 'Urine'],
	stool: ['Stool', '粪便', '119339001', 'Stool'],
	wholeBlood: ['Whole blood', '全血', '258580003', 'Bld', 'Ser/Plas/Bld'],
	fingerstick: ['Fingerstick whole blood', '指尖全血', '122554006', 'BldC', 'Bld', 'Ser/Plas/Bld'],
	serum: ['Serum', '血清', '119364003', 'Ser', 'Ser/Plas', 'Ser/Plas/Bld'],
	plasma: ['Plasma', '血浆', '119361006', 'Plas', 'Ser/Plas', 'Ser/Plas/Bld'],
	citratedPlasma: ['Citrated plasma', '枸橼酸抗凝血浆', '708048008', 'PPP'],
	serumOrPlasma: ['Serum or plasma', '血清或血浆', '122592007', 'Ser/Plas', 'Ser/Plas/Bld'],
	anyBlood: ['Whole blood, serum or plasma', '全血、血清或血浆', '788707000', 'Ser/Plas/Bld'],
	oralFluid: ['Oral fluid', '唾液', '119342007', 'Saliva'],
	vaginalSwab: ['Vaginal swab', '阴道拭子', '258520000', 'Vag'],
	urethralSwab: ['Urethral swab', '尿道拭子', '258530009', 'Urth'],
	cervicalSwab: ['Cervical swab', '宫颈拭子', '', 'Cvx'],
	vaginalSecretion: ['Vaginal secretion', '阴道分泌物', '', 'Vag'],
	semen: ['Semen', '精液', '', 'Semen'],
} as const satisfies Record<string, SpecimenRow>;
export type SpecimenName = keyof typeof specimenRows;

const namesOf = Object.keys(specimenRows) as SpecimenName[];
export const specimenId = (name: SpecimenName): number => namesOf.indexOf(name) + 1;

export const specimens: Specimen[] = namesOf.map((name) => {
	const [en, cn, snomed, ...systems]: SpecimenRow = specimenRows[name];
	return { id: specimenId(name), name: { en, cn }, ...(snomed && { snomed }), systems };
});

/** All at one point in time. */
type LoincRow = readonly [
	code: string,
	name: string,
	component: string,
	property: string,
	system: string,
	scale: LoincCode['scale'],
	method: string,
];

type Named = readonly [word: string, part: string];
const blood: Named = ['Serum, Plasma or Blood', 'Ser/Plas/Bld'];
const upper: Named = ['Upper respiratory specimen', 'Respiratory system specimen.upper'];
const urine: Named = ['Urine', 'Urine'];
const stool: Named = ['Stool', 'Stool'];
const rapid: Named = ['Rapid immunoassay', 'IA.rapid'];
const immunoassay: Named = ['Immunoassay', 'IA'];
const screen: Named = ['Screen method', 'Screen'];
const testStrip: Named = ['Test strip', 'Test strip'];

/** Whether something is there; its name may differ from the component. */
const present = (code: string, component: string, where: Named, by: Named, name = component): LoincRow => [
	code,
	`${name} [Presence] in ${where[0]} by ${by[0]}`,
	...([component, 'PrThr', where[1], 'Ord', by[1]] as const),
];

/** How much of it is there, whatever the method. */
const measured = (code: string, component: string, where: Named): LoincRow => [
	code,
	`${component} [Mass/volume] in ${where[0]}`,
	...([component, 'MCnc', where[1], 'Qn', ''] as const),
];
const serum: Named = ['Serum or Plasma', 'Ser/Plas'];
const ofOpiates = (code: string, cutOff: string) =>
	present(code, 'Opiates', urine, [`Screen method ${cutOff}`, `Screen${cutOff}`]);

/** Codes that were found in published lists; a target is left without a code rather than given a doubtful one. */
const loincRows: readonly LoincRow[] = [
	present('97097-0', 'SARS coronavirus 2 Ag', upper, rapid, 'SARS-CoV-2 (COVID-19) Ag'),
	present('80382-5', 'Influenza virus A Ag', upper, rapid),
	present('80383-3', 'Influenza virus B Ag', upper, rapid),
	present('72885-7', 'Respiratory syncytial virus Ag', ['Nasopharynx', 'Nph'], rapid),
	present('78012-2', 'Streptococcus pyogenes Ag', ['Throat', 'Thrt'], rapid),
	present('75377-2', 'Dengue virus NS1 Ag', blood, rapid),
	present('100964-6', 'Dengue virus Ab.IgG', blood, rapid, 'Dengue virus IgG Ab'),
	present('75410-1', 'Hepatitis B virus surface Ag', blood, rapid),
	present('72376-7', 'Hepatitis C virus Ab', blood, rapid),
	present('80387-4', 'HIV 1+2 Ab', blood, rapid),
	present('17780-8', 'Helicobacter pylori Ag', stool, immunoassay),
	present('5880-0', 'Rotavirus Ag', stool, immunoassay),
	present('29771-3', 'Hemoglobin.gastrointestinal.lower', stool, immunoassay),
	present('80384-1', 'Choriogonadotropin (pregnancy test)', urine, rapid),
	present('80385-8', 'Choriogonadotropin (pregnancy test)', ['Serum', 'Ser'], rapid),
	present('19343-3', 'Amphetamine', urine, screen),
	present('14316-4', 'Benzodiazepines', urine, screen),
	present('19359-9', 'Cocaine', urine, screen),
	present('19568-5', 'Methylenedioxymethamphetamine', urine, screen),
	present('19554-5', 'Methamphetamine', urine, screen),
	present('19550-3', 'Methadone', urine, screen),
	present('18282-4', 'Cannabinoids', urine, screen),
	ofOpiates('70151-6', '>300 ng/mL'),
	ofOpiates('21431-2', '>2000 ng/mL'),
	present('25428-4', 'Glucose', urine, testStrip),
	present('5770-3', 'Bilirubin', urine, testStrip, 'Bilirubin.total'),
	present('2514-8', 'Ketones', urine, testStrip),
	present('5794-3', 'Hemoglobin', urine, testStrip),
	present('20454-5', 'Protein', urine, testStrip),
	present('5802-4', 'Nitrite', urine, testStrip),
	present('5799-2', 'Leukocyte esterase', urine, testStrip),
	['5803-2', 'pH of Urine by Test strip', 'pH', 'LsCnc', 'Urine', 'SemiQn', 'Test strip'],
	['5811-5', 'Specific gravity of Urine by Test strip', 'Specific gravity', 'Rden', 'Urine', 'SemiQn', 'Test strip'],
	[
		...(['20405-7', 'Urobilinogen [Mass/volume] in Urine by Test strip', 'Urobilinogen'] as const),
		...(['MCnc', 'Urine', 'SemiQn', 'Test strip'] as const),
	],
	[
		...(['41653-7', 'Glucose [Mass/volume] in Capillary blood by Glucometer', 'Glucose'] as const),
		...(['MCnc', 'BldC', 'Qn', 'Glucometer'] as const),
	],
	['53061-8', 'Ketones [Moles/volume] in Blood', 'Ketones', 'SCnc', 'Bld', 'Qn', ''],
	[
		...(['4548-4', 'Hemoglobin A1c/Hemoglobin.total in Blood', 'Hemoglobin A1c/Hemoglobin.total'] as const),
		...(['MFr', 'Bld', 'Qn', ''] as const),
	],
	['10334-1', 'Cancer Ag 125 [Units/volume] in Serum or Plasma', 'Cancer Ag 125', 'ACnc', 'Ser/Plas', 'Qn', ''],
	measured('33762-6', 'Natriuretic peptide.B prohormone N-Terminal', serum),
	measured('48065-7', 'Fibrin D-dimer FEU', ['Platelet poor plasma', 'PPP']),
	measured('1988-5', 'C reactive protein', serum),
	measured('10839-9', 'Troponin I.cardiac', serum),
	measured('13969-1', 'Creatine kinase.MB', serum),
];

export const loincCodes: LoincCode[] = loincRows.map(
	([code, name, component, property, system, scale, method], at) => ({
		id: at + 1,
		...{ code, name, component, property, time: 'Pt', system, scale, method },
	}),
);

export function loincId(code: string): number {
	const found = loincCodes.find((loinc) => loinc.code === code);
	if (!found) throw new Error(`The sample has no LOINC code ${code}`);
	return found.id;
}
