<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Auth;
use App\Clock;
use App\Form;
use App\HttpError;
use App\Models\Allocation;
use App\Models\Moving;
use App\Models\Room;
use App\Models\Student;
use App\Request;
use App\Session;
use App\View;
use DomainException;

/** Allocations of beds: giving a bed, moving, moving out. */
final class AllocationController
{
    public function list(): void
    {
        $current = Request::query('show') !== 'past';
        $search = Request::query('q');
        View::show('admin/allocations/list', [
            'title' => 'Allocations',
            'page' => Allocation::page($current, $search),
            'current' => $current,
            'search' => $search,
        ]);
    }

    public function new(): void
    {
        View::show('admin/allocations/form', [
            'title' => 'Give a bed',
            'students' => Student::withoutBed(),
            'freeBeds' => Allocation::freeBeds(),
            'studentId' => Request::query('student'),
        ]);
    }

    public function create(): void
    {
        $form = '/admin/allocations/new';
        $values = Form::values([
            'student_id' => ['label' => 'Student', 'required' => true, 'integer' => true],
            'bed_id' => ['label' => 'Bed', 'required' => true, 'integer' => true],
        ] + self::startRule(), $form);
        try {
            $id = Moving::in(
                (int) $values['student_id'],
                (int) $values['bed_id'],
                $values['started_on'],
                Auth::user()['id'],
            );
        } catch (DomainException $refusal) {
            Form::refuse($form, ['bed_id' => $refusal->getMessage()]);
        }
        Session::flash('done', 'The bed is given; what is to pay is raised.');
        redirect("/admin/allocations/$id");
    }

    public function show(int $id): void
    {
        $allocation = $this->find($id);
        View::show('admin/allocations/show', [
            'title' => $allocation['name'] . ' in ' . $allocation['block'] . ' ' . $allocation['room'],
            'allocation' => $allocation,
            'freeBeds' => array_values(array_filter(
                Allocation::freeBeds(),
                fn (array $bed): bool => Room::suits($bed, $allocation['gender']),
            )),
        ]);
    }

    public function transfer(int $id): void
    {
        $allocation = $this->find($id);
        $values = Form::values(
            ['bed_id' => ['label' => 'New bed', 'required' => true, 'integer' => true]],
            "/admin/allocations/$id",
        );
        try {
            Moving::toBed($allocation, (int) $values['bed_id']);
            Session::flash('done', $allocation['name'] . ' has moved.');
        } catch (DomainException $refusal) {
            Session::flash('refused', $refusal->getMessage());
            redirect("/admin/allocations/$id");
        }
        redirect('/admin/allocations');
    }

    /** The bed belongs to the resident until the day of leaving, so a later day is only noted. */
    public function vacate(int $id): void
    {
        $allocation = $this->find($id);
        $values = Form::values([
            'ended_on' => [
                'label' => 'Moves out on', 'required' => true, 'date' => true,
                'earliest' => $allocation['started_on'], 'latest' => Clock::day('+6 months'),
            ],
            'end_reason' => ['label' => 'Reason', 'max' => 160],
        ], "/admin/allocations/$id");
        $isAhead = $values['ended_on'] > Clock::today();
        $this->change($isAhead ? "/admin/allocations/$id" : '/admin/allocations?show=past', $isAhead
            ? "{$allocation['name']} leaves on " . day($values['ended_on']) . '. The bed stays taken until you free it.'
            : 'The bed is free again.', fn () => $isAhead
            ? Moving::plan($id, $values['ended_on'], $values['end_reason'])
            : Moving::out($id, $values['ended_on'], $values['end_reason']));
    }

    /** The resident stays after all: deletes the day of leaving. */
    public function stay(int $id): void
    {
        $allocation = $this->find($id);
        $this->change("/admin/allocations/$id", $allocation['name'] . ' stays.', fn () => Moving::plan($id, null));
    }

    public function cancel(int $id): void
    {
        $this->find($id);
        $this->change(
            "/admin/allocations/$id",
            'The stay is cancelled and the bed is free. What was open for it is let go.',
            fn () => Moving::cancel($id),
        );
    }

    /**
     * The rule for a day of moving in: some days back, because a stay may be entered late, and up to half a year
     * ahead.
     */
    public static function startRule(): array
    {
        return ['started_on' => [
            'label' => 'Moves in on', 'required' => true, 'date' => true,
            'earliest' => Clock::day('-31 days'), 'latest' => Clock::day('+6 months'),
        ]];
    }

    private function change(string $then, string $done, callable $work): never
    {
        try {
            $work();
            Session::flash('done', $done);
        } catch (DomainException $refusal) {
            Session::flash('refused', $refusal->getMessage());
        }
        redirect($then);
    }

    private function find(int $id): array
    {
        return Allocation::find($id) ?? throw new HttpError(404, 'There is no such allocation.');
    }
}
