import { customType, timestamp } from 'drizzle-orm/pg-core'

export function moment() {
	return timestamp({ withTimezone: true, mode: 'date' })
}

/** Every row says when it was made and last changed. */
export const timestamps = {
	createdAt: moment().notNull().defaultNow(),
	updatedAt: moment()
		.notNull()
		.defaultNow()
		.$onUpdate(() => new Date()),
}

export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
	dataType: () => 'bytea',
	fromDriver: (value) => Buffer.from(value),
})
