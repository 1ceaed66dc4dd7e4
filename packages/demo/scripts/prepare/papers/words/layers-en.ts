import type { InstructionWords } from './words.ts';

export const layersEn: InstructionWords['layers'] = {
	every: { warnings: ['Read these instructions completely before use.'] },
	staff: {
		required: ['Container for biohazardous waste'],
		warnings: [
			'Treat all specimens as potentially infectious, and dispose of them and of used parts according to local rules.',
		],
	},
	home: { warnings: ['Keep everything out of the reach of children and pets.'] },
	homeTest: {
		specimen: ['Use it at once. Let the unopened test come to room temperature first.'],
		limitations: ['The test does not replace an examination by a doctor.'],
		before: ['Let the test come to room temperature.', 'Wash your hands.'],
	},
	test: {
		warnings: ['Use each test once only. Do not mix parts of different lots.'],
		limitations: ['Specimens collected or stored in another way can give wrong results.'],
	},
	staffTest: {
		specimen: ['Bring specimen and test to room temperature before use.'],
		control: ['Run external controls with each new lot and each new operator, and as local rules ask.'],
		before: ['Bring test and specimen to room temperature.'],
	},
	clinical: { limitations: ['A result is one finding among others and does not replace clinical judgment.'] },
	workplace: {
		limitations: ['A result is one piece of evidence and does not replace the judgment of a trained person.'],
	},
	fresh: { specimen: ['Test it as soon as it is collected.'] },
	lines: { control: ['The control line is a check inside the test. Without it there is no result.'] },
	appearing: {
		principle: [
			'The specimen moves along a membrane and meets labeled reagents that bind what the test looks for. Where it is present, the complex is caught at a test line and colors it. The control line shows that the specimen has flowed and that the reagents have worked.',
		],
		limitations: [
			'A line answers yes or no; how dark it is does not tell how much there is.',
			'A negative result does not rule out what the test looks for: the specimen may hold too little of it.',
		],
	},
	competitive: {
		principle: [
			'Substance in the specimen competes with substance bound to the membrane for a limited amount of labeled antibody. The more of it the specimen holds, the weaker the test line. The control line shows that the specimen has flowed and that the reagents have worked.',
		],
		limitations: [
			'A positive result is presumptive until a more specific method, such as GC/MS or LC/MS, confirms it.',
			'The test does not tell how much was taken, when or how.',
			'Medicines and foods of a similar structure can cross-react.',
			'A negative result does not rule out use: the specimen may hold less than the cut-off.',
		],
	},
	compared: {
		principle: [
			'The specimen moves along a membrane and meets labeled reagents. How strong the test line becomes depends on the amount of what the test looks for, and is judged as the procedure describes. The control line shows that the specimen has flowed and that the reagents have worked.',
		],
		limitations: ['Near the limit two readers may differ.', 'Light matters: a line looks weaker in dim light.'],
	},
	strength: { limitations: ['The strength of a line is an estimate by eye and no number.'] },
	pads: {
		principle: [
			'Dry reagents react with the specimen and change color. The color is compared with the printed colors at the stated time.',
		],
		warnings: ['Do not touch what changes color. Compare it only with the colors that came with the test.'],
		limitations: [
			'The color is judged by eye: the result is an estimate.',
			'What colors the specimen can hide or imitate a change of color.',
		],
	},
	reader: {
		principle: [
			'Antibodies with a fluorescent label bind what the test measures and are caught on the membrane. The reader measures the fluorescence and, with the data of the lot chip, turns it into a concentration.',
		],
		warnings: [
			'Use the test only with the reader that is named here and with the lot chip of the same carton.',
			'Do not read the cassette by eye.',
		],
		control: ['Do not report results of patients while a control is outside its range.'],
		limitations: [
			'Values outside the measuring range are shown as below or above it. Do not extrapolate them.',
			'Values of different methods are not interchangeable: follow a patient with the same one.',
			'Hemolysis, lipemia and clots can falsify a value.',
		],
	},
	meter: {
		principle: [
			'An enzyme on the strip reacts with the substance that is measured, and a small current flows. The meter measures the current and shows it as a concentration.',
		],
		warnings: ['Use the strips only in the meters that are named here.'],
		control: [
			'Check meter and strips with control solution when you open new strips, after the meter was dropped and when a value does not match how you feel. Do not use values while the control is outside its range.',
		],
		limitations: [
			'Below and above the measuring range the meter shows LO or HI instead of a number.',
			'The strips follow a known disease; they are not for its diagnosis.',
		],
	},
	control: {
		principle: [
			'The material is run like a specimen. It shows whether reagents, procedure and operator together give the expected result.',
		],
		results: [
			'Read at the time that the instructions of the test state.',
			'If a control does not give what it has to, do not use results of people until the cause is found.',
		],
		limitations: ['The material says nothing about the specimen of a person.'],
	},
	controlLines: { results: ['The positive control has to be positive, and the negative control negative.'] },
	controlValues: {
		results: ['Each control has to give a value in the range that is stated for it.'],
		limitations: ['The material does not calibrate an instrument.'],
	},
	instrument: {
		principle: ['The instrument measures the signal of the test that is inserted and shows it as a value.'],
		warnings: [
			'Use only the tests that are named for this instrument.',
			'Do not put the instrument or its batteries into the household waste: return them as local rules for electrical waste ask.',
		],
		limitations: ['The instrument measures what is inserted: a wrong specimen or test gives a wrong value.'],
		care: [
			'Keep the instrument dry, free of dust and out of direct sunlight.',
			'Run a control after a fall, after a change of batteries and whenever a value is in doubt.',
			'Do not open the housing. Send the instrument in for repair.',
		],
		before: ['Check that the instrument is clean and dry.'],
	},
	timed: { required: ['Timer or clock'], before: ['Have a timer or clock at hand.'] },
	gloves: { required: ['Disposable gloves'], before: ['Put on gloves.'] },
	blood: { required: ['Tubes for drawing blood'] },
	separated: { required: ['Centrifuge for the blood'] },
	separatedOrNot: { required: ['Centrifuge, unless whole blood is tested'] },
	centrifuge: { required: ['Centrifuge, for urine'] },
	lancets: { required: ['Lancing device and sterile lancets'] },
	fingerstick: {
		warnings: [
			'Use a new lancet for each prick and each person, and put used lancets into a container that cannot be pierced.',
		],
	},
	controls: { required: ['Control material for this test'] },
	cup: { required: ['Clean, dry collection cup'] },
	stool: { required: ['Clean, dry container for stool'] },
	urethral: { required: ['Urethral swab, for men'] },
	water: { required: ['Purified water and a pipette'] },
	bag: { warnings: ['Put the used parts into the bag of the kit and into the household waste, and wash your hands.'] },
	noBag: { warnings: ['Wrap the used parts, put them into the household waste, and wash your hands.'] },
};
