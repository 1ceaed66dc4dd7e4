import type { Product } from '@site/contract/catalogue';
import { bloodGlucose } from './products/blood-glucose.ts';
import { cardiacMarkers } from './products/cardiac-markers.ts';
import { drugsOfAbuse } from './products/drugs-of-abuse.ts';
import { fertilityMonitoring } from './products/fertility-monitoring.ts';
import { healthTests } from './products/health-tests.ts';
import { infectiousDiseases } from './products/infectious-diseases.ts';
import { respiratory } from './products/respiratory.ts';
import { sexuallyTransmittedDiseases } from './products/sexually-transmitted-diseases.ts';
import { tumorMarkers } from './products/tumor-markers.ts';

export { categories } from './categories.ts';
export { certifications } from './certifications.ts';
export { testTypes } from './test-types.ts';

/** In catalogue order: area by area. */
export const products: Product[] = [
	...respiratory,
	...infectiousDiseases,
	...sexuallyTransmittedDiseases,
	...fertilityMonitoring,
	...drugsOfAbuse,
	...cardiacMarkers,
	...tumorMarkers,
	...healthTests,
	...bloodGlucose,
];
