/** Holds every import to the boundaries, and proves that it saw the code: a look at nothing passes too. */
import { boundaries, features, proof, sourceFolders, violates } from './boundary-rules.ts'
import { betweenFolders, findCircles, findCycles, readImports } from './import-graph.ts'

const imports = readImports(process.cwd(), sourceFolders)
const complaints = boundaries.flatMap((boundary) =>
  imports
    .filter((found) => violates(boundary, found))
    .map(({ from, to }) => `${boundary.name}: ${from} → ${to} (${boundary.why})`),
)
complaints.push(
  ...findCycles(imports).map((cycle) => `no-cycle: ${cycle} (Two modules that need each other are one.)`),
)

const shipped = imports.filter(({ from }) => !proof.test(from))
if (betweenFolders(shipped, features).length === 0) complaints.push('No imports between features were seen.')
complaints.push(
  ...findCircles(shipped, features).map(
    (cycle) => `no-circle: ${cycle} (Features and their folders build on one another in one direction.)`,
  ),
)

const seen = new Set(imports.map(({ from }) => from)).size
if (seen < 200) complaints.push(`Only ${seen} modules were seen.`)
for (const complaint of complaints) console.error(complaint)
process.exit(complaints.length === 0 ? 0 : 1)
