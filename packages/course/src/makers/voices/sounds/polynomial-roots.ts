/** A complex number. */
interface Complex {
  readonly re: number;
  readonly im: number;
}

const ROUNDS = 200;
const NEAR_ENOUGH = 1e-10;

/**
 * All roots of x^n + c1 x^(n-1) + … + cn, given c1 to cn: each guess is corrected by the value there over
 * its distances from all the others, until none moves any more (Weierstrass; Durand and Kerner).
 */
export function rootsOf(coefficients: readonly number[]): Complex[] {
  let roots = coefficients.map((_, at) => power({ re: 0.4, im: 0.9 }, at));
  for (let round = 0; round < ROUNDS; round += 1) {
    const steps = roots.map((root, at) =>
      roots
        .filter((_, other) => other !== at)
        .reduce((step, other) => divided(step, minus(root, other)), valueAt(coefficients, root)),
    );
    roots = roots.map((root, at) => minus(root, steps[at] ?? ZERO));
    if (steps.every(({ re, im }) => Math.hypot(re, im) < NEAR_ENOUGH)) break;
  }
  return roots;
}

const ZERO: Complex = { re: 0, im: 0 };

function valueAt(coefficients: readonly number[], x: Complex): Complex {
  return coefficients.reduce<Complex>(
    (sum, coefficient) => {
      const { re, im } = times(sum, x);
      return { re: re + coefficient, im };
    },
    { re: 1, im: 0 },
  );
}

function power(base: Complex, exponent: number): Complex {
  let result: Complex = { re: 1, im: 0 };
  for (let left = exponent; left > 0; left -= 1) result = times(result, base);
  return result;
}

function times(a: Complex, b: Complex): Complex {
  return { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re };
}

function divided(a: Complex, b: Complex): Complex {
  const size = b.re ** 2 + b.im ** 2;
  return { re: (a.re * b.re + a.im * b.im) / size, im: (a.im * b.re - a.re * b.im) / size };
}

function minus(a: Complex, b: Complex): Complex {
  return { re: a.re - b.re, im: a.im - b.im };
}
