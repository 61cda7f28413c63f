// Soft light for a picture at rest: many frames, each with the lamp, the sky and the lens a little
// elsewhere, are averaged. It stops at once when something moves.

import {
  AdditiveBlending,
  Color,
  HalfFloatType,
  Mesh,
  NearestFilter,
  NormalBlending,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector3,
  WebGLRenderTarget,
  type DirectionalLight,
  type HemisphereLight,
  type PerspectiveCamera,
  type WebGLRenderer,
} from 'three';

export const SOFT_FRAMES = 64;
/** The lamp is as wide as this part of its distance. */
const LAMP = 0.12;
const LENS_MM = 2.6;
const FULL = 2 * Math.PI;

const VERTEX = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0., 1.); }';
const ADD = `varying vec2 at; uniform sampler2D frame;
void main() { gl_FragColor = vec4(min(texture2D(frame, at).rgb, vec3(8.)), 1.); }`;
const SHOW = `varying vec2 at; uniform sampler2D frame; uniform float part, strength;
void main() { gl_FragColor = vec4(texture2D(frame, at).rgb * part, strength);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

export interface Lit {
  scene: Scene;
  camera: PerspectiveCamera;
  /** The one light with a shadow. In every second frame it plays the sky. */
  lamp: DirectionalLight;
  /** Stands for the sky while something moves. */
  sky: HemisphereLight;
}

export class Soft {
  private readonly one: WebGLRenderTarget;
  private readonly sum: WebGLRenderTarget;
  private readonly add = shader(ADD, { frame: { value: null } });
  private readonly final = shader(SHOW, {
    frame: { value: null },
    part: { value: 1 },
    strength: { value: 1 },
  });
  private readonly quad = new Mesh(new PlaneGeometry(2, 2), this.add);
  private readonly flat = new Scene();
  private readonly flatCamera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  private readonly gl: WebGL2RenderingContext;
  private fence: WebGLSync | null = null;
  frames = 0;

  constructor(private readonly renderer: WebGLRenderer) {
    this.gl = renderer.getContext() as WebGL2RenderingContext;
    const plain = {
      type: HalfFloatType,
      minFilter: NearestFilter,
      magFilter: NearestFilter,
    } as const;
    this.one = new WebGLRenderTarget(1, 1, plain);
    this.sum = new WebGLRenderTarget(1, 1, { ...plain, depthBuffer: false });
    this.add.blending = AdditiveBlending;
    this.final.blending = NormalBlending;
    this.quad.frustumCulled = false;
    this.flat.add(this.quad);
  }

  stop(): void {
    this.frames = 0;
  }

  /** Whether the last frame is still being made. Without asking, a slow device would get them all at once. */
  get isBusy(): boolean {
    if (!this.fence) return false;
    if (this.gl.getSyncParameter(this.fence, this.gl.SYNC_STATUS) !== this.gl.SIGNALED) return true;
    this.gl.deleteSync(this.fence);
    this.fence = null;
    return false;
  }

  /** Add one frame. `shift` is where the picture's middle is, `focusMm` how far away it is sharp. */
  step(
    lit: Lit,
    width: number,
    height: number,
    shift: readonly [number, number],
    focusMm: number,
  ): void {
    if (this.frames === 0) this.begin(width, height);
    const i = this.frames + 1;
    const undo = [this.placeLight(lit, i), this.placeLens(lit.camera, i, focusMm)];
    lit.camera.setViewOffset(
      width,
      height,
      shift[0] + halton(i, 5) - 0.5,
      shift[1] + halton(i, 7) - 0.5,
      width,
      height,
    );
    this.renderer.shadowMap.needsUpdate = true;
    this.renderer.setRenderTarget(this.one);
    this.renderer.clear();
    this.renderer.render(lit.scene, lit.camera);
    this.paint(this.add, this.one, this.sum);
    for (const back of undo) back();
    this.frames = i;
    this.fence = this.gl.fenceSync(this.gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    this.gl.flush();
  }

  /** Show the average, over what is there already. */
  draw(strength: number): void {
    const values = this.final.uniforms as Record<'part' | 'strength', { value: number }>;
    values.part.value = 1 / Math.max(1, this.frames);
    values.strength.value = strength;
    this.paint(this.final, this.sum, null);
  }

  close(): void {
    for (const part of [this.one, this.sum, this.add, this.final, this.quad.geometry])
      part.dispose();
  }

  private begin(width: number, height: number): void {
    for (const target of [this.one, this.sum]) {
      if (target.width !== width || target.height !== height) target.setSize(width, height);
    }
    const [behind, alpha] = [
      this.renderer.getClearColor(new Color()),
      this.renderer.getClearAlpha(),
    ];
    this.renderer.setRenderTarget(this.sum);
    this.renderer.setClearColor(0, 0);
    this.renderer.clear();
    this.renderer.setClearColor(behind, alpha);
    this.renderer.setRenderTarget(null);
  }

  private paint(
    material: ShaderMaterial,
    from: WebGLRenderTarget,
    to: WebGLRenderTarget | null,
  ): void {
    (material.uniforms as { frame: { value: unknown } }).frame.value = from.texture;
    this.quad.material = material;
    const { autoClear } = this.renderer;
    this.renderer.autoClear = false;
    this.renderer.setRenderTarget(to);
    this.renderer.render(this.flat, this.flatCamera);
    this.renderer.setRenderTarget(null);
    this.renderer.autoClear = autoClear;
  }

  /** Odd frames: somewhere on the lamp. Even frames: somewhere in the sky. Both count double. */
  private placeLight({ lamp, sky }: Lit, i: number): () => void {
    const [at, colour, strength, skyStrength] = [
      lamp.position.clone(),
      lamp.color.clone(),
      lamp.intensity,
      sky.intensity,
    ];
    const aim = lamp.target.position;
    const way = at.clone().sub(aim);
    const distance = way.length();
    const half = Math.ceil(i / 2);
    const [spread, angle] = [halton(half, 2), halton(half, 3) * FULL];
    if (i % 2 === 1) {
      const side = new Vector3(0, 0, 1).cross(way).normalize();
      const up = new Vector3().crossVectors(way, side).normalize();
      const radius = Math.sqrt(spread) * LAMP * distance;
      lamp.position
        .addScaledVector(side, radius * Math.cos(angle))
        .addScaledVector(up, radius * Math.sin(angle));
      lamp.intensity = strength * 2;
    } else {
      const flat = Math.sqrt(spread) * 0.985;
      lamp.position
        .set(Math.cos(angle) * flat, Math.sin(angle) * flat, Math.sqrt(1 - flat * flat))
        .multiplyScalar(distance)
        .add(aim);
      lamp.color.copy(sky.color);
      // What comes from all of a dome lights a level surface two thirds as much as from straight above.
      lamp.intensity = skyStrength * 1.5 * 2;
    }
    sky.intensity = 0;
    return () => {
      lamp.position.copy(at);
      lamp.color.copy(colour);
      [lamp.intensity, sky.intensity] = [strength, skyStrength];
    };
  }

  /** Somewhere on the lens, looking at the same sharp point. */
  private placeLens(camera: PerspectiveCamera, i: number, focusMm: number): () => void {
    const [at, turn, up] = [camera.position.clone(), camera.quaternion.clone(), camera.up.clone()];
    const along = (x: number, y: number, z: number): Vector3 =>
      new Vector3(x, y, z).applyQuaternion(turn);
    const sharp = at.clone().addScaledVector(along(0, 0, -1), focusMm);
    const [radius, angle] = [Math.sqrt(halton(i, 11)) * LENS_MM, halton(i, 13) * FULL];
    camera.position
      .addScaledVector(along(1, 0, 0), radius * Math.cos(angle))
      .addScaledVector(along(0, 1, 0), radius * Math.sin(angle));
    camera.up.copy(along(0, 1, 0));
    camera.lookAt(sharp);
    camera.updateMatrixWorld();
    return () => {
      camera.position.copy(at);
      camera.quaternion.copy(turn);
      camera.up.copy(up);
      camera.updateMatrixWorld();
    };
  }
}

function shader(
  fragmentShader: string,
  uniforms: Record<string, { value: unknown }>,
): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader,
    uniforms,
    depthTest: false,
    depthWrite: false,
    transparent: true,
  });
}

/** Numbers that fill 0 to 1 evenly, whatever their count. */
function halton(i: number, base: number): number {
  let [part, value] = [1, 0];
  for (let left = i; left > 0; left = Math.floor(left / base)) {
    part /= base;
    value += part * (left % base);
  }
  return value;
}
