// Loaded before the server (`node --import`): its clock starts at FIXED_CLOCK, whatever day it is, and goes on from there.
const RealDate = Date
const offset = RealDate.parse(process.env.FIXED_CLOCK) - RealDate.now()

globalThis.Date = class extends RealDate {
	constructor(...parts) {
		if (parts.length === 0) super(RealDate.now() + offset)
		else super(...parts)
	}

	static now() {
		return RealDate.now() + offset
	}
}
