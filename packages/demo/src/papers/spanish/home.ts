import type { SpanishFacts } from './spanish-facts.ts';

const otherDay = 'Repita la prueba mañana a la misma hora.';
const ovulation =
	'La ovulación suele producirse entre uno y dos días después. Consulte a un profesional sanitario si no aparece un pico en tres ciclos.';
const team = 'Actúe como haya acordado con su equipo sanitario.';
const low = 'Trate de inmediato un valor bajo, como haya acordado con su equipo sanitario.';

export const home: Record<number, SpanishFacts> = {
	401: {
		title: 'Prueba de embarazo hCG de chorro medio',
		intendedUse:
			'La prueba de embarazo hCG de chorro medio detecta en la orina la gonadotropina coriónica humana, la hormona que el cuerpo produce cuando ha comenzado un embarazo. Es una autoprueba sin receta que puede usarse desde el día en que se espera la menstruación. Un médico o una matrona confirma el resultado y aconseja sobre los pasos siguientes.',
		procedure: [
			'Si puede, use la primera orina de la mañana, porque es la más concentrada.',
			'Quite la tapa y mantenga la punta en el chorro de orina durante cinco segundos, o sumérjala en orina recogida durante diez.',
			'Vuelva a poner la tapa y deje la prueba plana, con la ventana hacia arriba.',
			'Lea a los 3 minutos; no tenga en cuenta lo que aparezca después de 10 minutos. La línea de control (C en el dibujo) es la más cercana al mango.',
		],
		kit: ['Prueba de chorro medio en sobre', 'Prospecto'],
		note: {
			title: 'Si el resultado le sorprende',
			text: 'Hacer la prueba demasiado pronto, beber mucho antes o tener un ciclo irregular puede dar un resultado negativo aunque el embarazo haya comenzado. Repita la prueba pasados dos o tres días. Los medicamentos para la fertilidad que contienen hCG pueden dar un resultado positivo sin embarazo.',
		},
		lines: ['hCG'],
		outcomes: [
			{
				title: 'Embarazada',
				next: 'Un médico o una matrona confirma el resultado y aconseja sobre los pasos siguientes.',
			},
			{
				title: 'No embarazada',
				next: 'Hacer la prueba demasiado pronto o beber mucho antes puede ocultar un embarazo. Repita la prueba pasados dos o tres días.',
			},
		],
		characteristics: ['25\u00a0mIU/mL'],
		targets: ['Embarazo'],
	},
	403: {
		title: 'Prueba de ovulación LH de chorro medio',
		intendedUse:
			'La prueba de ovulación LH de chorro medio muestra en la orina el aumento de la hormona luteinizante que precede a la ovulación. Las mujeres que desean concebir la usan para conocer los días del ciclo en que un embarazo es más probable. Es una autoprueba sin receta y no sirve como método anticonceptivo.',
		procedure: [
			'Busque en el calendario su primer día de prueba.',
			'Haga la prueba todos los días a la misma hora, no con la primera orina de la mañana.',
			'Mantenga la punta en el chorro de orina durante cinco segundos y vuelva a poner la tapa.',
			'Lea a los 5 minutos, no después de 10 minutos: una línea de prueba tan oscura como la línea de control, la más cercana al mango (C en el dibujo), o más oscura indica el pico.',
		],
		kit: ['Prueba de chorro medio en sobre', 'Prospecto con calendario'],
		note: {
			title: 'Después del pico',
			text: 'La ovulación suele producirse entre uno y dos días después del pico, por lo que ese día y el siguiente son los más importantes. Entonces puede dejar de hacer pruebas y guardar las restantes. Si no aparece un pico en tres ciclos, o si sus ciclos varían mucho, consulte a un profesional sanitario.',
		},
		lines: ['LH'],
		outcomes: [
			{ title: 'Hoy no hay pico', next: otherDay },
			{ title: 'Hoy no hay pico', next: otherDay },
			{ title: 'Pico de LH', next: ovulation },
			{ title: 'Pico de LH', next: ovulation },
		],
		characteristics: ['25\u00a0mIU/mL'],
		targets: ['Pico de LH'],
	},
	703: {
		title: 'Prueba casera de sangre oculta en heces',
		intendedUse:
			'La prueba casera de sangre oculta en heces muestra si hay sangre humana no visible en las heces. Es una prueba sin receta para adultos que desean comprobar su salud intestinal entre las citas de cribado de su servicio de salud, no en lugar de ellas. Un resultado positivo es motivo para acudir sin demora a un profesional sanitario.',
		procedure: [
			'Coloque el papel de recogida sobre la taza del inodoro.',
			'Pinche las heces con la varilla en seis puntos y cierre el tubo.',
			'Agite el tubo, rompa la punta y ponga tres gotas en el casete.',
			'Lea las líneas a los 5 minutos con la imagen del prospecto; no lea después de 10 minutos.',
		],
		kit: ['Casete de prueba', 'Tubo de recogida', 'Papel de recogida', 'Guantes y bolsa para desechos', 'Prospecto'],
		note: {
			title: 'Acuda de todos modos a un profesional si',
			text: 've sangre, ha perdido peso sin motivo, nota un cambio duradero en su ritmo intestinal o hay casos de cáncer de intestino en su familia. En estos casos una prueba casera no es el camino adecuado, sea cual sea su resultado. No haga la prueba durante la menstruación.',
		},
		lines: ['sangre en heces'],
		outcomes: [
			{ next: 'Acuda sin demora a un profesional sanitario.' },
			{
				next: 'Mantenga sus citas de cribado. Acuda de todos modos a un profesional si ve sangre o nota un cambio duradero.',
			},
		],
		characteristics: ['50\u00a0ng de hemoglobina/mL de solución tampón'],
		targets: ['Sangre en heces'],
	},
	802: {
		title: 'Prueba casera de infección urinaria',
		intendedUse:
			'La prueba casera de infección urinaria detecta leucocitos y nitritos en la orina, dos signos de infección de la vejiga. Es una prueba sin receta para adultos con escozor, urgencia o micción frecuente que desean saber si deben llamar hoy a un profesional sanitario. No identifica la bacteria ni el antibiótico adecuado.',
		procedure: [
			'Use la primera orina de la mañana o espere cuatro horas desde la última micción.',
			'Mantenga la tira en el chorro de orina durante dos segundos, o sumérjala en un vaso limpio.',
			'Espere un minuto para los nitritos y dos minutos para los leucocitos.',
			'Compare ambas almohadillas con la tarjeta y siga sus consejos.',
		],
		kit: ['Tira reactiva en sobre', 'Tarjeta de colores', 'Tarjeta con consejos y prospecto'],
		note: {
			title: 'No espere en caso de',
			text: 'fiebre, escalofríos, dolor de espalda, sangre en la orina, embarazo, diabetes o síntomas en un niño o en un hombre. En estos casos llame de inmediato a un profesional sanitario, sea cual sea el resultado de la tira. Los comprimidos que tiñen la orina impiden leer las almohadillas.',
		},
		times: ['nitritos', 'leucocitos'],
		pads: [
			{ name: 'nitritos', fields: ['negativo', 'trazas', 'positivo'] },
			{ name: 'leucocitos', fields: ['negativo', 'trazas', 'positivo'] },
		],
		outcomes: [
			{
				next: 'Si una almohadilla ha cambiado, considérelo una posible infección y llame a un profesional sanitario. Con fiebre, escalofríos, dolor de espalda, sangre en la orina, embarazo o diabetes llame de inmediato, sea cual sea el resultado.',
			},
		],
		targets: ['Leucocitos'],
		characteristics: ['Leucocitos 20/µL, nitritos 0.06\u00a0mg/dL'],
	},
	903: {
		title: 'Tiras reactivas de glucosa en sangre',
		intendedUse:
			'Las tiras reactivas de glucosa en sangre se usan con el medidor del kit de inicio y con el medidor conectado, para medir la glucosa en sangre capilar fresca del dedo. Se venden sin receta a personas con diabetes que se controlan con regularidad. No funcionan en medidores de otros fabricantes ni sirven para diagnosticar la diabetes.',
		procedure: [
			'Tome una tira con los dedos secos y cierre el bote.',
			'Inserte la tira; el medidor se enciende.',
			'Acerque la gota al lateral de la tira hasta que la ventana se llene. Si la gota es pequeña, añada una segunda en unos segundos.',
			'Lea el valor después de 5 segundos y deseche la tira y la lanceta de forma segura.',
		],
		kit: ['Tira reactiva, en botes de 50', 'Instrucciones de uso'],
		note: {
			title: 'Consérvelas bien',
			text: 'Deje las tiras en su propio bote, lejos del sol, el calor y la humedad; un coche o un baño no son buenos lugares. Escriba en el bote la fecha de apertura y use las tiras en los tres meses siguientes. Un recuento de glóbulos rojos muy alto o muy bajo, la deshidratación o un choque pueden alterar el valor.',
		},
		outcomes: [
			{ title: 'Bajo (menos de 70 mg/dL, 3.9 mmol/L)', next: low },
			{ title: 'Ni bajo ni alto', next: team },
			{ title: 'Alto (más de 180 mg/dL, 10.0 mmol/L)', next: team },
		],
		characteristics: [
			'20–600\u00a0mg/dL (1.1–33.3\u00a0mmol/L)',
			'De 600 valores en la sangre de 100 personas, 594 (99.0 %) difirieron en 15\u00a0mg/dL o menos, o a partir de 100\u00a0mg/dL en un 15 % o menos, de un analizador de laboratorio.',
		],
	},
};
