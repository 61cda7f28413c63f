// The camera, the light and the canvas of a picture with depth.

import {
  CustomToneMapping,
  DirectionalLight,
  Fog,
  HemisphereLight,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  ShaderChunk,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { Spot } from '../stage';
import type { Vec3 } from '../types';
import { FOV_DEGREES, type Rig } from './rig';
import type { MakeScenery, Scenery, Theme } from './scenery';
import type { Lit } from './soft';

/** Where the lamp hangs, from what it lights. */
const LAMP: Vec3 = [-400, -250, 450];
const SHADOW_PX = 1024;

// Light beyond white is rolled off softly and darks stay as they are; the built-in curves make one
// or the other too colourful.
ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(
  'vec3 CustomToneMapping( vec3 color ) { return color; }',
  `vec3 CustomToneMapping( vec3 color ) {
    color *= toneMappingExposure;
    return min( vec3( 1.0 ), 1.12 * color * ( 1.0 + color / 9.0 ) / ( 1.0 + color ) );
  }`,
);

export class View implements Lit {
  readonly renderer: WebGLRenderer;
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(FOV_DEGREES, 1, 60, 6000);
  readonly lamp = new DirectionalLight();
  readonly sky = new HemisphereLight();
  private readonly bounce = new HemisphereLight();
  private readonly rims = [new DirectionalLight(), new DirectionalLight()];
  private readonly fog = new Fog(0, 1, 2);
  private scenery: Scenery | null = null;
  private reach = 0;
  width = 1;
  height = 1;
  ratio = 1;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly makeScenery: MakeScenery,
    private readonly isSimple: boolean,
  ) {
    this.renderer = new WebGLRenderer({
      canvas,
      antialias: !isSimple,
      alpha: false,
      powerPreference: 'high-performance',
    });
    this.renderer.toneMapping = CustomToneMapping;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.camera.up.set(0, 0, 1);
    this.scene.fog = this.fog;
    this.lamp.castShadow = true;
    this.lamp.shadow.mapSize.setScalar(isSimple ? SHADOW_PX / 2 : SHADOW_PX);
    this.lamp.shadow.radius = 3;
    this.lamp.shadow.bias = -0.0006;
    this.lamp.shadow.normalBias = 0.6;
    this.sky.groundColor.set('#000000');
    this.sky.position.set(0, 0, 1);
    this.bounce.position.set(0, 0, 1);
    this.rims[0]?.position.set(440, 380, 40);
    this.rims[1]?.position.set(-460, 340, 30);
    this.scene.add(this.lamp, this.lamp.target, this.sky, this.bounce, ...this.rims);
  }

  dress(theme: Theme): void {
    if (this.scenery) this.scene.remove(this.scenery.root);
    this.scenery?.close();
    this.scenery = this.makeScenery(theme, this.isSimple);
    this.scene.add(this.scenery.root);
    const { light } = this.scenery;
    this.lamp.color.set(light.lamp);
    this.lamp.intensity = light.lampStrength;
    this.sky.color.set(light.sky);
    this.sky.intensity = light.skyStrength;
    this.bounce.color.set(light.sky);
    this.bounce.groundColor.set(light.bounce);
    this.bounce.intensity = light.bounceStrength;
    this.rims.forEach((rim, i) => {
      rim.color.set(light.rim);
      rim.intensity = light.rimStrength * (i === 0 ? 1 : 0.55);
    });
    this.fog.color.set(light.fog);
    this.renderer.setClearColor(light.fog);
    this.renderer.toneMappingExposure = light.exposure;
    this.recast();
  }

  resize(width: number, height: number, ratio: number): void {
    [this.width, this.height, this.ratio] = [width, height, ratio];
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
  }

  /** Put the camera where the rig is, and the lamp's shadow over what stands there. */
  aim(rig: Rig, heightMm: number): void {
    this.camera.position.set(...rig.eye);
    this.camera.lookAt(...rig.target);
    this.camera.setViewOffset(this.width, this.height, ...rig.shift, this.width, this.height);
    this.camera.updateMatrixWorld();
    this.fog.near = rig.distance + 40;
    this.fog.far = rig.distance + 1350;
    this.spread(heightMm);
  }

  /** What throws a shadow moved. A camera that turns leaves all shadows where they are. */
  recast(): void {
    this.renderer.shadowMap.needsUpdate = true;
  }

  draw(): void {
    this.renderer.render(this.scene, this.camera);
  }

  spot(point: Vec3): Spot {
    const at = new Vector3(...point).project(this.camera);
    return [((at.x + 1) / 2) * this.width, ((1 - at.y) / 2) * this.height];
  }

  /** The line of sight through a spot. */
  rayAt([x, y]: Spot): { from: Vec3; way: Vec3 } {
    const from = this.camera.position;
    const way = new Vector3((x / this.width) * 2 - 1, 1 - (y / this.height) * 2, 0.5)
      .unproject(this.camera)
      .sub(from)
      .normalize();
    return { from: [from.x, from.y, from.z], way: [way.x, way.y, way.z] };
  }

  close(): void {
    this.scenery?.close();
    this.lamp.shadow.dispose();
    this.renderer.dispose();
  }

  /** In steps, so that shadows do not swim while a stack grows. */
  private spread(heightMm: number): void {
    const reach = Math.ceil((heightMm * 0.5 + 230) / 40) * 40;
    if (reach === this.reach) return;
    this.reach = reach;
    const middle: Vec3 = [-40, 40, heightMm * 0.4];
    this.lamp.target.position.set(...middle);
    this.lamp.position
      .set(middle[0] + LAMP[0], middle[1] + LAMP[1], middle[2] + LAMP[2])
      .sub(this.lamp.target.position)
      .setLength(reach * 2.4)
      .add(this.lamp.target.position);
    const eye = this.lamp.shadow.camera;
    [eye.left, eye.right, eye.bottom, eye.top] = [-reach, reach, -reach, reach];
    [eye.near, eye.far] = [10, reach * 5];
    eye.updateProjectionMatrix();
    this.recast();
  }
}
