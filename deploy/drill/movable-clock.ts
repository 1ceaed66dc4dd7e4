// Loaded into every process of the drill: SIGUSR2 puts its clock a day ahead, then a day back, then right.
const day = 24 * 60 * 60 * 1000;
const shifts = [day, -day, 0];
let turn = -1;
let shift = 0;

const RealDate = Date;
const now = () => RealDate.now() + shift;
globalThis.Date = new Proxy(RealDate, {
	construct: (real, given, self) => Reflect.construct(real, given.length > 0 ? given : [now()], self),
	get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
});

process.on('SIGUSR2', () => {
	turn = (turn + 1) % shifts.length;
	shift = shifts[turn] ?? 0;
});
