/** Holds every import to the boundaries, and proves that it saw the code: a look at nothing passes too. */
import { boundaries, featuresWithoutCircles, proof, sourceFolders, violates } from './boundary-rules.ts'
import { betweenFolders, findCycles, readImports } from './import-graph.ts'

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
for (const feature of featuresWithoutCircles) {
  const between = betweenFolders(shipped, feature)
  if (between.length === 0) complaints.push(`No imports between the folders of ${feature} were seen.`)
  complaints.push(
    ...findCycles(between).map((cycle) => `no-cycle: ${cycle} (Two folders that need each other are one.)`),
  )
}

const seen = new Set(imports.map(({ from }) => from)).size
if (seen < 200) complaints.push(`Only ${seen} modules were seen.`)
for (const complaint of complaints) console.error(complaint)
process.exit(complaints.length === 0 ? 0 : 1)
