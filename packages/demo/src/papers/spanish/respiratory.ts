import { brand } from '@site/contract/brand';
import type { SpanishFacts } from './spanish-facts.ts';

const multiplexTargets = ['COVID-19', 'Gripe A', 'Gripe B'];
const multiplexLines = ['gripe B', 'gripe A', 'COVID-19'];

const airways = [
	'Ninguna con otros 24 virus y bacterias de las vías respiratorias.',
	'Ninguna con aerosoles nasales, pastillas para la garganta y un 2 % de sangre total.',
];
const fromTwoYears = [...airways, 'A partir de 2 años'];
const multiplexCharacteristics = [
	'SARS-CoV-2: 1,900\u00a0TCID50/mL; gripe A: 4,600\u00a0TCID50/mL; gripe B: 3,100\u00a0TCID50/mL',
	...fromTwoYears,
];

export const respiratory: Record<number, SpanishFacts> = {
	101: {
		title: 'Prueba rápida múltiple de gripe A/B y COVID-19',
		intendedUse:
			'La prueba rápida múltiple de gripe A/B y COVID-19 es un inmunoensayo de flujo lateral para la detección cualitativa simultánea y la diferenciación de los antígenos de gripe A, gripe B y la proteína de la nucleocápside del SARS-CoV-2 en hisopos nasales anteriores de personas con signos y síntomas de infección respiratoria. Cuenta con autorización de uso de emergencia para uso profesional en el lugar de atención, con un certificado de exención CLIA.',
		procedure: [
			'Toma de muestra: gire el hisopo en ambas fosas nasales, cinco veces en cada una.',
			'Mezcla: agite el hisopo en el tubo precargado, exprímalo y coloque la boquilla.',
			'Aplicación: deje caer cuatro gotas en el pocillo de muestra y ponga en marcha un cronómetro.',
			'Lectura: lea las tres líneas de prueba y la línea de control a los 10 minutos, no después de 20 minutos.',
		],
		kit: [
			'Casete de prueba en sobre individual',
			'Tubo de extracción precargado',
			'Hisopo nasal estéril',
			'Tapón con boquilla',
			'Soporte para tubos (dorso de la caja)',
			'Instrucciones de uso y guía rápida',
		],
		note: {
			title: 'Interpretación de más de una línea',
			text: 'Una línea de control con una o varias líneas de prueba es un resultado positivo para cada línea visible, por tenue que sea. Existen coinfecciones, por lo que debe notificarse cada línea. Sin línea de control, la prueba no es válida y se repite con un casete nuevo.',
		},
		lines: multiplexLines,
		outcomes: [{ next: 'Repita la prueba a las 48 horas o confirme con una prueba molecular.' }],
		targets: multiplexTargets,
		characteristics: multiplexCharacteristics,
	},
	102: {
		title: `${brand.name} TyFast: prueba rápida múltiple de gripe A/B y COVID-19 para uso en casa`,
		intendedUse:
			'Esta prueba para uso en casa es para personas con síntomas como fiebre, tos o dolor de garganta que desean saber si la causa puede ser la gripe A, la gripe B o la COVID-19. Cuenta con autorización de uso de emergencia para su uso sin receta. Los adolescentes y los adultos toman su propia muestra nasal; un adulto la toma a los niños más pequeños.',
		procedure: [
			'Lávese las manos: prepare las piezas y coloque el tubo en la bandeja.',
			'Tome la muestra en ambas fosas nasales: cinco vueltas lentas en cada una, con el mismo hisopo.',
			'Agite y eche las gotas: agite el hisopo en el tubo, ciérrelo y deje caer cuatro gotas en el pocillo.',
			'Lea a los 10 minutos: compare las líneas con las imágenes del prospecto, no después de 20 minutos.',
		],
		kit: ['Casete de prueba en sobre', 'Tubo con líquido', 'Hisopo nasal', 'Bandeja y prospecto'],
		note: {
			title: 'Qué hacer con el resultado',
			text: 'Si aparece una línea de gripe o de COVID-19, evite el contacto con otras personas y llame pronto a un profesional sanitario: el tratamiento funciona mejor al principio. Si solo aparece la línea de control, la infección no queda descartada: repita la prueba a las 48 horas, o consulte a un profesional si se encuentra peor.',
		},
		outcomes: [
			{
				next: 'Evite el contacto con otras personas y llame pronto a un profesional sanitario: el tratamiento funciona mejor al principio.',
			},
			{
				next: 'La infección no queda descartada. Repita la prueba a las 48 horas, o consulte a un profesional si se encuentra peor.',
			},
		],
		lines: multiplexLines,
		targets: multiplexTargets,
		characteristics: multiplexCharacteristics,
	},
	103: {
		title: `${brand.name} TyFast: prueba rápida de antígeno de COVID-19`,
		intendedUse:
			'La prueba rápida de antígeno TyFast COVID-19 detecta el antígeno de la proteína de la nucleocápside del SARS-CoV-2 en hisopos nasales anteriores de personas en las que su profesional sanitario sospecha COVID-19, y en programas de cribado con pruebas seriadas. Cuenta con autorización de uso de emergencia. No distingue el SARS-CoV del SARS-CoV-2 y no detecta la gripe.',
		procedure: [
			'Toma de muestra: pase el mismo hisopo por ambas fosas nasales.',
			'Extracción: gire el hisopo en el tubo precargado y escúrralo contra la pared.',
			'Aplicación: añada tres gotas al pocillo de muestra.',
			'Lectura: lea a simple vista a los 10 minutos, no después de 20 minutos.',
		],
		kit: [
			'Casete de prueba en sobre individual',
			'Tubo de extracción precargado',
			'Hisopo nasal estéril',
			'Tapón con boquilla',
			'Instrucciones de uso',
		],
		note: {
			title: 'Pruebas seriadas',
			text: 'La cantidad de antígeno sube y baja a lo largo de la infección. Si un resultado es negativo, repita la prueba a las 48 horas; sin síntomas, haga una tercera 48 horas después. Confirme con una prueba molecular si el resultado no concuerda con el cuadro clínico.',
		},
		lines: ['COVID-19'],
		outcomes: [
			{
				next: 'Repita la prueba a las 48 horas y, sin síntomas, otra vez 48 horas después, o confirme con una prueba molecular.',
			},
		],
		targets: ['COVID-19'],
		characteristics: ['1,700\u00a0TCID50/mL', ...fromTwoYears],
	},
	105: {
		title: `${brand.name} TyFast: prueba rápida de VRS`,
		intendedUse:
			'La prueba rápida TyFast de VRS detecta el antígeno de la proteína de fusión del virus respiratorio sincitial en hisopos nasales o nasofaríngeos de lactantes y niños pequeños con signos de infección respiratoria. Es para uso profesional y ayuda a diagnosticar la infección aguda por VRS; no está destinada al seguimiento del tratamiento ni a personas sin síntomas. No detecta adenovirus ni otros virus.',
		procedure: [
			'Toma de muestra: tome una muestra con hisopo nasal o nasofaríngeo.',
			'Liberación: gire el hisopo en la solución tampón y espere un minuto.',
			'Aplicación: añada tres gotas al pocillo de muestra.',
			'Lectura: lea la línea a los 10 minutos, no después de 20 minutos.',
		],
		kit: [
			'Casete de prueba en sobre individual',
			'Tubo de extracción precargado',
			'Hisopo flocado pediátrico',
			'Tapón con boquilla',
			'Hisopo de control positivo',
			'Hisopo de control negativo',
			'Instrucciones de uso',
		],
		note: {
			title: 'En la planta',
			text: 'El VRS se propaga con rapidez entre los lactantes. Un resultado al ingreso ayuda a agrupar a los pacientes, pero las precauciones deben seguir el cuadro clínico y no esperar a la prueba. Considere presuntivo un resultado negativo cuando los síntomas son típicos y el VRS está en circulación.',
		},
		lines: ['VRS'],
		targets: ['VRS'],
		characteristics: ['VRS A: 620\u00a0TCID50/mL; VRS B: 780\u00a0TCID50/mL', ...airways, 'Lactantes y niños pequeños'],
	},
	107: {
		title: 'Prueba rápida de estreptococo A en tira',
		intendedUse:
			'La prueba rápida de estreptococo A en tira detecta el antígeno carbohidrato del estreptococo del grupo A en hisopos faríngeos. Ayuda a distinguir la faringitis estreptocócica, que se trata con antibióticos, de la vírica, mucho más frecuente. Es para uso profesional en consultas, servicios de urgencias y salud escolar.',
		procedure: [
			'Ponga cuatro gotas de reactivo A y cuatro de reactivo B en un tubo.',
			'Gire el hisopo faríngeo en la mezcla y déjelo un minuto.',
			'Exprima el hisopo y deséchelo.',
			'Coloque una tira en el tubo con las flechas hacia abajo.',
			'Lea a los 5 minutos; un resultado negativo es definitivo a los 10 minutos. No lea después de 15 minutos.',
		],
		kit: [
			'Tira reactiva, en bote',
			'Tubo de extracción',
			'Hisopo faríngeo',
			'Reactivo A y reactivo B',
			'Control positivo y control negativo',
			'Instrucciones de uso',
		],
		note: {
			title: 'Buenas muestras, buenos resultados',
			text: 'Toque ambas amígdalas y la pared posterior de la faringe, y evite la lengua, las mejillas y los dientes. Siga su guía sobre el cultivo de confirmación en niños y adolescentes con una prueba rápida negativa.',
		},
		outcomes: [{ next: 'Un resultado negativo es definitivo a los 10 minutos.' }],
		lines: ['estreptococo A'],
		targets: ['Estreptococo A'],
		characteristics: ['150,000\u00a0UFC/mL'],
	},
};
