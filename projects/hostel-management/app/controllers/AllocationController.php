<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Auth;
use App\Form;
use App\HttpError;
use App\Models\Allocation;
use App\Models\Room;
use App\Models\Student;
use App\Request;
use App\Session;
use App\View;
use DomainException;

/** Who lives where: giving a bed, moving, moving out. */
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
            'started_on' => ['label' => 'Moves in on', 'required' => true, 'date' => true],
        ], $form);
        try {
            $id = Allocation::give(
                (int) $values['student_id'],
                (int) $values['bed_id'],
                $values['started_on'],
                Auth::user()['id'],
            );
        } catch (DomainException $refusal) {
            Form::refuse($form, ['bed_id' => $refusal->getMessage()]);
        }
        Session::flash('done', 'The bed is given; deposit and first fee are raised.');
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
            Allocation::transfer($allocation, (int) $values['bed_id']);
            Session::flash('done', $allocation['name'] . ' has moved.');
        } catch (DomainException $refusal) {
            Session::flash('refused', $refusal->getMessage());
            redirect("/admin/allocations/$id");
        }
        redirect('/admin/allocations');
    }

    public function vacate(int $id): void
    {
        $allocation = $this->find($id);
        $values = Form::values([
            'ended_on' => ['label' => 'Moves out on', 'required' => true, 'date' => true],
            'end_reason' => ['label' => 'Reason', 'max' => 160],
        ], "/admin/allocations/$id");
        if ($values['ended_on'] < $allocation['started_on']) {
            Form::refuse("/admin/allocations/$id", ['ended_on' => 'This is before the day of moving in.']);
        }
        try {
            Allocation::vacate($id, $values['ended_on'], $values['end_reason']);
            Session::flash('done', 'The bed is free again.');
        } catch (DomainException $refusal) {
            Session::flash('refused', $refusal->getMessage());
        }
        redirect('/admin/allocations?show=past');
    }

    private function find(int $id): array
    {
        return Allocation::find($id) ?? throw new HttpError(404, 'There is no such allocation.');
    }
}
