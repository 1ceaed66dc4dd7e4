import { brand } from '@site/contract/brand';
import type { SpanishFacts } from './spanish-facts.ts';

export const clinic: Record<number, SpanishFacts> = {
	301: {
		title: 'Prueba rápida de anticuerpos contra el VIH 1/2',
		intendedUse:
			'La prueba rápida de anticuerpos contra el VIH 1/2 es un ensayo de cribado de anticuerpos contra el virus de la inmunodeficiencia humana de tipos 1 y 2 en sangre total, suero o plasma. La utiliza personal formado en centros de consejo, atención prenatal, servicios de urgencias y unidades móviles, como un paso de un algoritmo nacional de diagnóstico.',
		procedure: [
			'Informe a la persona y obtenga su consentimiento.',
			'Pinche el dedo y llene la pipeta de transferencia hasta la marca.',
			'Vacíe la pipeta en el pocillo de muestra, S, y añada dos gotas de diluyente en el pocillo B.',
			'Lea a los 15 minutos; no lea después de 30 minutos.',
		],
		kit: [
			'Casete de prueba',
			'Pipeta de transferencia',
			'Lanceta de seguridad',
			'Toallita con alcohol',
			'Diluyente de muestra',
			'Instrucciones de uso',
		],
		note: {
			title: 'El período ventana',
			text: 'Los anticuerpos tardan semanas en aparecer tras la exposición. Un resultado no reactivo poco después de un riesgo no es definitivo: ofrezca repetir la prueba y considere una prueba de antígeno o de ácidos nucleicos. Confirme todo resultado reactivo con un método de laboratorio, según el algoritmo, antes de comunicar un diagnóstico.',
		},
		lines: ['anticuerpos contra el VIH'],
		outcomes: [
			{
				next: 'Confirme todo resultado reactivo con un método de laboratorio, según el algoritmo, antes de comunicar un diagnóstico.',
			},
		],
		targets: ['Anticuerpos contra el VIH-1/2'],
		characteristics: ['Reactiva con el material de referencia de la OMS hasta 1:128'],
	},
	501: {
		title: `${brand.name} TyFast: vaso de prueba rápida multidroga`,
		intendedUse:
			'El vaso de prueba rápida multidroga TyFast es un inmunoensayo competitivo para la detección cualitativa de drogas y sus metabolitos en orina humana, con los valores de corte que figuran en este documento. Sirve a empresas, centros de tratamiento, consultas y juzgados que necesitan una primera respuesta rápida. Solo proporciona un resultado preliminar, que se confirma con un método más específico.',
		procedure: [
			'Recogida y cierre: el donante llena el vaso hasta por encima de las flechas. Cierre la tapa, lea la tira de temperatura y ponga la fecha en la etiqueta.',
			'Retirada y lectura: retire la etiqueta que cubre las tiras y lea después de 5 minutos, no más tarde de 30 minutos.',
			'Confirmación: envíe el vaso precintado a un laboratorio si un resultado es positivo presunto.',
		],
		kit: [
			'Vaso de prueba en sobre individual',
			'Etiqueta de seguridad',
			'Guantes',
			'Instrucciones de uso',
			'Tarjeta de procedimiento',
		],
		note: {
			title: 'Lectura de una prueba competitiva',
			text: 'Una línea junto al nombre de una droga significa negativo, por tenue que sea. La ausencia de línea junto al nombre, con línea de control presente, significa positivo presunto. Sin línea de control, la prueba no es válida. Los medicamentos y algunos alimentos pueden producir reacciones cruzadas; pregunte al donante y deje que un laboratorio confirme.',
		},
		lines: ['la droga de la tira'],
		outcomes: [
			{
				next: 'Anote el resultado. Tome una muestra nueva si esta puede haberse diluido o cambiado.',
			},
		],
		panel: [
			'Anfetamina',
			'Barbitúricos',
			'Buprenorfina',
			'Benzodiacepinas',
			'Cocaína',
			'Metilendioximetanfetamina',
			'Metanfetamina',
			'Metadona',
			'Opiáceos',
			'Oxicodona',
			'Fenciclidina',
			'Marihuana',
		],
		targets: ['Las doce drogas en conjunto'],
	},
};
