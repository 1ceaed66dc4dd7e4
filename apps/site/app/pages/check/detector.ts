/** The part of the Barcode Detection API that we use; TypeScript does not know it. */
export type Detector = { detect(source: object): Promise<{ rawValue: string }[]> };
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> };

/** The codes on a carton. */
const wanted = ['qr_code', 'data_matrix', 'code_128', 'ean_13'];
const interval = 250;

const isDetectorClass = (value: unknown): value is DetectorClass =>
	typeof value === 'function' && 'getSupportedFormats' in value;

/** A detector of the codes on a carton; null where browser or device has none, or no camera. */
export async function detectorOf(browser: object): Promise<Detector | null> {
	const found: unknown = 'BarcodeDetector' in browser ? browser.BarcodeDetector : undefined;
	if (!isDetectorClass(found) || !navigator.mediaDevices) return null;
	const supported = await found.getSupportedFormats().catch((): string[] => []);
	const formats = wanted.filter((format) => supported.includes(format));
	return formats.length > 0 ? new found({ formats }) : null;
}

type Camera = { getTracks(): { stop(): void }[] };

/** Looks for a code in what a camera shows, until the returned function is called, which switches the camera off. */
export function watch(detector: Detector, view: object, camera: Camera, onFound: (code: string) => void) {
	const look = async () => {
		// A frame that cannot be read is followed by the next one.
		const [code] = await detector.detect(view).catch(() => []);
		if (code?.rawValue) onFound(code.rawValue);
	};
	const timer = setInterval(() => void look(), interval);
	return () => {
		clearInterval(timer);
		for (const track of camera.getTracks()) track.stop();
	};
}
