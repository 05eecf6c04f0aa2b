import fc from 'fast-check'

/** The same inputs in every run, so that a test fails for a change and never by chance. Another number looks further. */
const seed = Number(process.env['PROPERTY_SEED'] ?? 1_987)

fc.configureGlobal({ seed })

export { fc }
