/**
 * EASE (Steck, "Embarrassingly Shallow Autoencoders for Sparse Data", 2019): the closed form that says of each title how
 * much having seen another speaks for it, from the histories of many people. An upper mark: an instance has no such many.
 */
export function ease(
  histories: readonly (readonly number[])[],
  size: number,
  lambda: number,
): Float64Array[] {
  const gram = Array.from({ length: size }, () => new Float64Array(size));
  for (const history of histories) for (const a of history) for (const b of history) gram[a]![b]! += 1;
  for (let at = 0; at < size; at += 1) gram[at]![at]! += lambda;
  const inverse = inverted(gram);
  return inverse.map((row, i) => row.map((value, j) => (i === j ? 0 : -value / inverse[j]![j]!)));
}

/** Gauss and Jordan, of a matrix that is symmetric and positive definite. */
function inverted(of: readonly Float64Array[]): Float64Array[] {
  const size = of.length;
  const rows = of.map((row, at) => {
    const wide = new Float64Array(2 * size);
    wide.set(row);
    wide[size + at] = 1;
    return wide;
  });
  for (let pivot = 0; pivot < size; pivot += 1) {
    const own = rows[pivot]!;
    const by = 1 / own[pivot]!;
    for (let at = 0; at < own.length; at += 1) own[at]! *= by;
    rows.forEach((row, other) => {
      const factor = row[pivot]!;
      if (other === pivot || factor === 0) return;
      for (let at = pivot; at < row.length; at += 1) row[at]! -= factor * own[at]!;
    });
  }
  return rows.map((row) => row.slice(size));
}
