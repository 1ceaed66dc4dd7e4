const tone = { hertz: 880, seconds: 0.25, times: 3, pause: 0.4 };

/**
 * Create the alarm on a tap, since browsers allow sound only then. Call it to ring and vibrate, as far as the browser
 * allows.
 */
export function alarm(): () => void {
	const sound = typeof AudioContext === 'undefined' ? null : new AudioContext();
	return () => {
		navigator.vibrate?.([300, 150, 300, 150, 300]);
		if (!sound) return;
		for (let at = 0; at < tone.times; at++) {
			const begin = sound.currentTime + at * tone.pause;
			const source = new OscillatorNode(sound, { frequency: tone.hertz });
			source.connect(sound.destination);
			source.start(begin);
			source.stop(begin + tone.seconds);
		}
	};
}
