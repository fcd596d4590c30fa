import { Injectable } from '@nestjs/common';
import { FirstRecords } from '../../records/first-records.js';
import { sampleRecords } from './sample-records.js';

/** Puts the sample inn into the log: its branches, its menu and its settings. */
@Injectable()
export class SampleShop {
  constructor(private readonly records: FirstRecords) {}

  /** What is there already stays as it is. Answers the position of the last record. */
  async add(): Promise<string> {
    let position = '-1';
    for (const record of sampleRecords()) position = (await this.records.put(record, 'sample')) ?? position;
    return position;
  }
}
