/** What was asked for beside what comes of it. */
export const columns = 'grid items-start gap-6 lg:grid-cols-[21rem_minmax(0,1fr)] xl:grid-cols-[25rem_minmax(0,1fr)]'
