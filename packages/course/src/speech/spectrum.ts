/**
 * Prepares the fast Fourier transform (Cooley and Tukey, 1965) of frames of this size, a power of 2:
 * a frame in, the power of each frequency from 0 to half its rate out.
 */
export function spectrumOf(size: number): (frame: Float64Array) => Float64Array {
  if (size < 2 || (size & (size - 1)) !== 0) throw new Error(`${size} is no power of 2`);
  const places = turnedBits(size);
  const cosines = new Float64Array(size / 2);
  const sines = new Float64Array(size / 2);
  for (let step = 0; step < size / 2; step += 1) {
    cosines[step] = Math.cos((2 * Math.PI * step) / size);
    sines[step] = -Math.sin((2 * Math.PI * step) / size);
  }
  return (frame) => {
    const real = new Float64Array(size);
    const imaginary = new Float64Array(size);
    for (let at = 0; at < size; at += 1) real[at] = frame[places[at] ?? 0] ?? 0;
    for (let span = 2; span <= size; span *= 2) {
      combine(real, imaginary, span, cosines, sines);
    }
    const power = new Float64Array(size / 2 + 1);
    for (let bin = 0; bin <= size / 2; bin += 1) {
      power[bin] = (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2;
    }
    return power;
  };
}

/** One round: two halves of every `span` values become one whole. */
function combine(
  real: Float64Array,
  imaginary: Float64Array,
  span: number,
  cosines: Float64Array,
  sines: Float64Array,
): void {
  const half = span / 2;
  const stride = real.length / span;
  for (let start = 0; start < real.length; start += span) {
    for (let step = 0; step < half; step += 1) {
      const even = start + step;
      const odd = even + half;
      const cos = cosines[step * stride] ?? 0;
      const sin = sines[step * stride] ?? 0;
      const oddReal = real[odd] ?? 0;
      const oddImaginary = imaginary[odd] ?? 0;
      const evenReal = real[even] ?? 0;
      const evenImaginary = imaginary[even] ?? 0;
      const turnedReal = oddReal * cos - oddImaginary * sin;
      const turnedImaginary = oddReal * sin + oddImaginary * cos;
      real[odd] = evenReal - turnedReal;
      imaginary[odd] = evenImaginary - turnedImaginary;
      real[even] = evenReal + turnedReal;
      imaginary[even] = evenImaginary + turnedImaginary;
    }
  }
}

/** Where each value goes first: its place with the bits in reverse. */
function turnedBits(size: number): Uint32Array {
  const bits = Math.log2(size);
  const places = new Uint32Array(size);
  for (let at = 0; at < size; at += 1) {
    let turned = 0;
    for (let bit = 0; bit < bits; bit += 1) turned = (turned << 1) | ((at >> bit) & 1);
    places[at] = turned;
  }
  return places;
}
