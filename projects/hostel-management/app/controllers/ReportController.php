<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Clock;
use App\Csv;
use App\Form;
use App\HttpError;
use App\Models\Report;
use App\Request;
use App\View;

/** Four reports, each as a page and as a CSV file. */
final class ReportController
{
    public const REPORTS = [
        'occupancy' => 'Occupancy',
        'dues' => 'Open dues',
        'collection' => 'Collection',
        'complaints' => 'Complaints by kind',
    ];

    public function show(): void
    {
        [$from, $to] = $this->span();
        $name = $this->name();
        View::show('admin/reports', [
            'title' => 'Reports',
            'name' => $name,
            'rows' => $this->rows($name, $from, $to),
            'from' => $from,
            'to' => $to,
        ]);
    }

    public function export(): void
    {
        [$from, $to] = $this->span();
        $name = $this->name();
        Csv::send($name . '-' . Clock::today(), $this->rows($name, $from, $to));
    }

    private function rows(string $name, string $from, string $to): array
    {
        return match ($name) {
            'occupancy' => Report::occupancy(),
            'dues' => Report::dues(),
            'collection' => Report::collection($from, $to),
            'complaints' => Report::complaints(),
        };
    }

    private function name(): string
    {
        $name = Request::query('report', 'occupancy');

        return isset(self::REPORTS[$name]) ? $name : throw new HttpError(404, 'There is no such report.');
    }

    /** The days of the collection report, the earlier one first; without two valid dates, those of this month. */
    private function span(): array
    {
        $from = Request::query('from');
        $to = Request::query('to');
        if (!Form::isDate($from) || !Form::isDate($to)) {
            return [Clock::day('first day of this month'), Clock::today()];
        }

        return [min($from, $to), max($from, $to)];
    }
}
